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
      ["edge-cases", "Gặp lỗi thì dừng sớm, kèm thông báo nói rõ cần làm gì."],
      ["tone", "Chú thích ít thôi, và chỉ nói lý do."],
      ["purpose", "Viết cho đồng nghiệp sẽ phải sửa đoạn này vào năm sau."],
    ],
    creative: [
      [
        "angle",
        "Trước khi bắt tay, hãy nghĩ một cách ngoài sách vở và dùng nó nếu cũng rõ ràng như vậy.",
      ],
      ["imagery", "Đặt tên sao cho mã đọc lên như một câu chuyện."],
      ["alternatives", "Kết thúc bằng một hướng mở rộng bất ngờ."],
      ["purpose", "Giấu một niềm vui nhỏ cho người dùng nó."],
      ["steps", "Phác hai bản trong đầu, rồi dựng bản có hồn hơn."],
      ["examples", "Lấy ví dụ vui đến mức ai cũng muốn chạy thử."],
    ],
    technical: [
      ["format", "Trước phần mã, hãy liệt kê đầu vào kèm kiểu, đầu ra và các lỗi có thể xảy ra."],
      [
        "verification",
        "Viết một kiểm thử cho trường hợp thường, một cho giá trị biên và một cho trường hợp hỏng.",
      ],
      ["criteria", "Nêu độ phức tạp về thời gian và bộ nhớ, và đến quy mô nào thì không còn đủ."],
      ["edge-cases", "Liệt kê từng kiểu thất bại và cách báo cho nơi gọi."],
      ["constraints", "Ghi tiền điều kiện và hậu điều kiện khi chúng không hiển nhiên."],
      ["examples", "Lập bảng các cặp đầu vào và đầu ra."],
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
      ["steps", "Đưa kết luận{ về §|} lên trước, căn cứ theo sau."],
      ["examples", "Mỗi luận điểm{ về §|} đi kèm một sự việc hoặc ví dụ kiểm chứng được."],
      ["constraints", "Cắt hết lời rào đón và câu sáo{ về §|}."],
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
      ["tone", "Cho nhịp văn lên xuống: câu dài cuốn đi, câu ngắn khựng lại."],
      ["steps", "Gieo sớm một chi tiết{ về §|} để đến cuối mới nở."],
      ["constraints", "Bỏ những ý nảy ra đầu tiên{ về §|}."],
    ],
    technical: [
      ["format", "Chia mục bằng tiêu đề nêu được quan điểm, mỗi đoạn chỉ một ý."],
      [
        "verification",
        "Cuối cùng hãy đối chiếu mọi nhận định với tài liệu có sẵn và đánh dấu điều chưa xác minh được.",
      ],
      ["edge-cases", "Định nghĩa mỗi thuật ngữ một lần và dùng nhất quán."],
      ["sources", "Đánh dấu chỗ cần nguồn{ về §|} và loại nguồn nào là đủ."],
      ["constraints", "Tách sự kiện, diễn giải và kiến nghị thành các đoạn riêng."],
      ["criteria", "Liệt kê ở cuối những câu hỏi còn bỏ ngỏ{ về §|}."],
    ],
  },
  knowledge: {
    professional: [
      ["format", "Trả lời ngay trong hai câu đầu, rồi nêu lý do theo mức quan trọng."],
      ["tone", "Viết rõ ràng, khách quan, tách điều đã thống nhất{ về §|} với điều còn tranh cãi."],
      ["assumptions", "Nếu câu hỏi của tôi có chỗ sai, hãy chỉ ra trước."],
      ["criteria", "Cho biết điểm nào{ về §|} thật sự có hệ quả và điểm nào bỏ qua được."],
      ["constraints", "Lược bỏ bối cảnh{ về §|} không làm thay đổi quyết định của tôi."],
      ["purpose", "Kết bằng điều rút ra được trong thực tế."],
    ],
    creative: [
      [
        "angle",
        "Nói{ về §|} từ một hướng bất ngờ như câu chuyện, hình ảnh hay thí nghiệm tưởng tượng, để cốt lõi hiện ra.",
      ],
      ["imagery", "Dùng một phép so sánh thật đắt và cho biết đến đâu nó không còn đúng."],
      ["alternatives", "Kết bằng một câu hỏi{ về §|} khiến tôi nhìn bằng con mắt khác."],
      ["examples", "Kể một mẩu chuyện nhỏ như thật{ về §|} để ý chính tự lộ ra."],
      ["tone", "Trò chuyện{ về §|} như với một người bạn sáng dạ bên ly cà phê."],
      ["purpose", "Nối nó với một điều thuộc thế giới hoàn toàn khác."],
    ],
    technical: [
      ["format", "Nêu định nghĩa chính xác, rồi cơ chế, rồi phạm vi áp dụng."],
      [
        "verification",
        "Phân biệt điều đã chứng minh với điều suy ra, và cho biết kiểm chứng từng điều bằng cách nào.",
      ],
      ["constraints", "Ghi rõ điều kiện để mỗi kết luận đúng, kèm đơn vị nếu có con số."],
      ["steps", "Đánh số các bước lập luận{ về §|} để kiểm tra riêng từng bước."],
      ["edge-cases", "Liệt kê các trường hợp cực hạn và kết quả tương ứng."],
      ["sources", "Nêu thuật ngữ chuẩn{ về §|} để tra cứu sâu hơn."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Cho biết cách đo xem việc này có hiệu quả không."],
      ["alternatives", "Cân nhắc công sức và tác dụng, xếp điều quan trọng nhất lên đầu."],
      ["tone", "Lời lẽ chừng mực để tôi có thể chuyển tiếp ngay."],
      ["constraints", "Chỉ đề xuất điều làm được với thời gian và phương tiện thông thường."],
      ["sources", "Phân biệt cách làm{ về §|} đã được kiểm chứng với nhận định riêng."],
    ],
    creative: [
      ["angle", "Có ít nhất một ý tưởng táo bạo mà khả thi."],
      ["imagery", "Tả mỗi đề xuất sao cho tôi hình dung được khoảnh khắc ấy."],
      ["alternatives", "Kết hợp hai thứ hiếm khi đi cùng nhau."],
      ["constraints", "Bỏ qua những gì danh sách nào{ về §|} cũng có."],
      ["tone", "Giữ giọng nhẹ nhõm, như mẩu giấy giữa những người hợp nhau."],
    ],
    technical: [
      ["format", "Lập bảng gồm bước làm, thứ cần có, kết quả và thời gian cần thiết."],
      ["edge-cases", "Nêu rủi ro, dấu hiệu sớm và cách ứng phó."],
      [
        "verification",
        "Kiểm tra thời gian, chi phí và nhân lực có xung đột không trước khi đưa ra.",
      ],
      ["steps", "Ghi rõ bước nào phải chờ bước nào xong."],
      ["assumptions", "Đánh dấu các con số ước lượng{ về §|} và cho khoảng dao động."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Kết thúc bằng một câu cho biết kết quả có ý nghĩa gì trong thực tế."],
      ["tone", "Giải thích cách làm để người khác có thể lặp lại."],
      ["alternatives", "Nếu có cách dễ hơn, hãy nhắc đến."],
      ["format", "Đặt kết quả lên trên, phép tính ở dưới."],
      ["edge-cases", "Cho biết giả định nào thay đổi thì kết luận sẽ đảo ngược."],
    ],
    creative: [
      ["angle", "Trước khi tính, hãy đưa một trực giác hay hình ảnh cho thấy kết quả là hợp lý."],
      ["imagery", "Đổi các con số thành thứ có thể hình dung được."],
      ["alternatives", "Nếu có lời giải đẹp hơn, hãy trình bày thêm."],
      ["tone", "Kể sao cho người sợ toán cũng thấy vui."],
      ["examples", "Làm lại cùng phép tính ấy với chuyện bếp núc hay đi chợ."],
    ],
    technical: [
      ["format", "Trước khi tính, hãy liệt kê điều đã biết, điều cần tìm và công thức sẽ dùng."],
      ["constraints", "Ghi đơn vị và độ chính xác ở từng bước, chỉ làm tròn ở cuối."],
      ["criteria", "Cho biết phương pháp này đúng trong phạm vi nào."],
      ["verification", "Tính ngược để đối chiếu kết quả."],
      ["assumptions", "Ghi lại mọi giá trị gần đúng hoặc giả định."],
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
