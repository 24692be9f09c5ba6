import type { LanguagePack } from "../language-pack.ts";

export const stylesVi: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Mã phải đứng vững trước cả nhóm: tên rõ ràng, hàm ngắn, nêu gọn lý do của các lựa chọn.",
      ],
      ["assumptions", "Chỗ nào chưa rõ, hãy ghi giả định thay vì âm thầm đoán."],
      ["alternatives", "Nhắc đến một cách làm khác đã bỏ qua và lý do."],
    ],
    creative: [
      [
        "angle",
        "Trước khi bắt tay, hãy nghĩ một cách ngoài sách vở và dùng nó nếu cũng rõ ràng như vậy.",
      ],
      ["imagery", "Đặt tên sao cho mã đọc lên như một câu chuyện."],
      ["alternatives", "Kết thúc bằng một hướng mở rộng bất ngờ."],
    ],
    technical: [
      ["format", "Trước phần mã, hãy liệt kê đầu vào kèm kiểu, đầu ra và các lỗi có thể xảy ra."],
      [
        "verification",
        "Viết một kiểm thử cho trường hợp thường, một cho giá trị biên và một cho trường hợp hỏng.",
      ],
      ["criteria", "Nêu độ phức tạp về thời gian và bộ nhớ, và đến quy mô nào thì không còn đủ."],
    ],
  },
  text: {
    professional: [
      ["tone", "Giọng điềm đạm, giản dị, động từ chính xác và ít tính từ."],
      [
        "criteria",
        "Bài viết đạt khi người đọc nắm ý chính ngay từ đầu và đọc xong biết phải làm gì.",
      ],
      ["assumptions", "Không bịa sự việc, con số hay trích dẫn, hãy đánh dấu chỗ tôi cần bổ sung."],
    ],
    creative: [
      [
        "angle",
        "Tìm một góc nhìn{ về §|} mà phần lớn mọi người không nghĩ tới, và bắt đầu từ giữa câu chuyện.",
      ],
      [
        "imagery",
        "Dùng hình ảnh, âm thanh và cảm giác cụ thể, bớt từ trừu tượng, để giọng văn có cá tính.",
      ],
      ["alternatives", "Phần kết cho hình ảnh mở đầu một ý nghĩa mới thay vì tóm tắt."],
    ],
    technical: [
      ["format", "Chia mục bằng tiêu đề nêu được quan điểm, mỗi đoạn chỉ một ý."],
      [
        "verification",
        "Cuối cùng hãy đối chiếu mọi nhận định với tài liệu có sẵn và đánh dấu điều chưa xác minh được.",
      ],
      ["edge-cases", "Định nghĩa mỗi thuật ngữ một lần và dùng nhất quán."],
    ],
  },
  knowledge: {
    professional: [
      ["format", "Trả lời ngay trong hai câu đầu, rồi nêu lý do theo mức quan trọng."],
      ["tone", "Viết rõ ràng, khách quan, tách điều đã thống nhất{ về §|} với điều còn tranh cãi."],
      ["assumptions", "Nếu câu hỏi của tôi có chỗ sai, hãy chỉ ra trước."],
    ],
    creative: [
      [
        "angle",
        "Vào đề từ một hướng bất ngờ như câu chuyện, hình ảnh hay thí nghiệm tưởng tượng, để cốt lõi hiện ra.",
      ],
      ["imagery", "Dùng một phép so sánh thật đắt và cho biết đến đâu nó không còn đúng."],
      ["alternatives", "Kết bằng một câu hỏi khiến tôi nhìn vấn đề bằng con mắt khác."],
    ],
    technical: [
      ["format", "Nêu định nghĩa chính xác, rồi cơ chế, rồi phạm vi áp dụng."],
      [
        "verification",
        "Phân biệt điều đã chứng minh với điều suy ra, và cho biết kiểm chứng từng điều bằng cách nào.",
      ],
      ["constraints", "Ghi rõ đơn vị, độ lớn và điều kiện để mỗi kết luận đúng."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Cho biết cách đo xem việc này có hiệu quả không."],
      ["alternatives", "Cân nhắc công sức và tác dụng, xếp điều quan trọng nhất lên đầu."],
      ["tone", "Lời lẽ chừng mực để tôi có thể chuyển tiếp ngay."],
    ],
    creative: [
      ["angle", "Có ít nhất một ý tưởng táo bạo mà khả thi."],
      ["imagery", "Tả mỗi đề xuất sao cho tôi hình dung được khoảnh khắc ấy."],
      ["alternatives", "Kết hợp hai thứ hiếm khi đi cùng nhau."],
    ],
    technical: [
      ["format", "Lập bảng gồm bước làm, thứ cần có, kết quả và thời gian cần thiết."],
      ["edge-cases", "Nêu rủi ro, dấu hiệu sớm và cách ứng phó."],
      [
        "verification",
        "Kiểm tra thời gian, chi phí và nhân lực có xung đột không trước khi đưa ra.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Kết thúc bằng một câu cho biết kết quả có ý nghĩa gì trong thực tế."],
      ["tone", "Giải thích cách làm để người khác có thể lặp lại."],
      ["alternatives", "Nếu có cách dễ hơn, hãy nhắc đến."],
    ],
    creative: [
      ["angle", "Trước khi tính, hãy đưa một trực giác hay hình ảnh cho thấy kết quả là hợp lý."],
      ["imagery", "Đổi các con số thành thứ có thể hình dung được."],
      ["alternatives", "Nếu có lời giải đẹp hơn, hãy trình bày thêm."],
    ],
    technical: [
      ["format", "Trước khi tính, hãy liệt kê điều đã biết, điều cần tìm và công thức sẽ dùng."],
      ["constraints", "Ghi đơn vị và độ chính xác ở từng bước, chỉ làm tròn ở cuối."],
      ["criteria", "Cho biết phương pháp này đúng trong phạm vi nào."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Hình dùng cho [mục đích], thu nhỏ vẫn phải rõ."],
      ["tone", "Màu sắc tiết chế, khung hình gọn gàng."],
      ["format", "Chừa một khoảng trống yên tĩnh để đặt tiêu đề."],
    ],
    creative: [
      ["tone", "Tạo không khí bất ngờ bằng màu sắc và ánh sáng."],
      ["alternatives", "Hòa trộn hai phong cách hiếm khi đi cùng nhau."],
      ["depth", "Giấu một chi tiết nhỏ đáng để nhìn lại lần nữa."],
    ],
    technical: [
      ["format", "Nêu riêng chất liệu, tỷ lệ khung hình, phối cảnh, ánh sáng và bảng màu."],
      ["edge-cases", "Cấu trúc cơ thể, hình phản chiếu và tỷ lệ phải tự nhiên."],
      ["criteria", "Chủ thể tách rõ khỏi nền, đường viền sạch."],
    ],
  },
};
