import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesVi: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "Khép lại bằng quyết định mà nguyên nhân ấy dẫn tới trong thực tế."],
      ["format", "Câu đầu nêu nguyên nhân chính, phần còn lại{ về §|} làm chỗ dựa."],
      ["constraints", "Chỉ bàn những nguyên nhân có trọng lượng, bỏ những điều chỉ thú vị."],
      ["tone", "Trình bày điềm tĩnh, như với một đồng nghiệp sẽ truyền đạt lại."],
    ],
    creative: [
      ["imagery", "Làm cơ chế ẩn giấu hiện ra bằng một ví von trong việc nhà."],
      ["angle", "Bắt đầu từ chỗ thế giới sẽ kỳ lạ ra sao nếu mọi thứ ngược lại."],
      ["purpose", "Để lại cho tôi một cách nhìn đã thấy thì không quên được."],
      ["tone", "Cho lời giải hé lộ dần như một vụ bí ẩn nho nhỏ."],
    ],
    technical: [
      ["steps", "Liệt kê chuỗi nhân quả theo từng mắt xích và đánh dấu mắt xích yếu nhất."],
      ["verification", "Nêu quan sát nào sẽ bác bỏ lời giải thích này."],
      ["constraints", "Lượng hóa đóng góp của từng yếu tố ở mức có thể."],
      ["format", "Tách tác nhân, cơ chế và điều kiện thành các đề mục riêng."],
    ],
  },
  how: {
    professional: [
      ["format", "Đặt những gì tôi phải quyết định trước những gì phải làm."],
      ["constraints", "Chỉ dùng phương tiện mà người thường hay nhóm nhỏ có được."],
      ["purpose", "Đánh dấu bước ưu tiên phòng khi tôi không làm hết được."],
      ["tone", "Soạn thành chỉ dẫn có thể giao cho người khác."],
    ],
    creative: [
      ["angle", "Bật mí một mẹo ít người biết của dân lành nghề."],
      ["imagery", "Vẽ ra khoảnh khắc thành công trông thế nào, cảm giác ra sao."],
      ["purpose", "Làm bước đầu nhỏ xíu đến mức hôm nay tôi muốn bước ngay."],
      ["tone", "Dắt tôi đi như một người bạn đứng bên cạnh."],
    ],
    technical: [
      ["verification", "Sau mỗi bước, ghi cách kiểm tra trạng thái trước khi tiếp tục."],
      ["constraints", "Liệt kê điều kiện tiên quyết trước bước thứ nhất."],
      ["format", "Đánh số các bước kèm giá trị hoặc thiết lập chính xác."],
      ["depth", "Ở bước then chốt, giải thích nguyên lý chứ không chỉ thao tác."],
    ],
  },
  which: {
    professional: [
      ["purpose", "Kết bằng một khuyến nghị và lý do làm lệch cán cân."],
      ["tone", "Giữ trung lập{ khi nói về §|} cho đến lúc khuyến nghị."],
      ["constraints", "Loại khỏi xem xét những gì thực tế không còn kiếm được."],
      ["edge-cases", "Cho biết lựa chọn quen thuộc lại sai với ai."],
    ],
    creative: [
      ["angle", "Mời vào một ứng viên lạ hầu như chẳng ai nhắc mà đáng ngó tới."],
      ["imagery", "Tả mỗi lựa chọn qua giây phút tôi mừng vì có nó."],
      ["purpose", "Ghép lựa chọn với tính cách con người thay vì bảng tính năng."],
      ["tone", "Gợi ý như một người bạn từng trải, có yêu có ghét."],
    ],
    technical: [
      ["format", "Đặt các phương án cạnh nhau trong bảng với cùng bộ tiêu chí."],
      ["verification", "Đề xuất cách thử nghiệm ít tốn kém trước khi chốt."],
      ["constraints", "Đưa số đo ở nơi có số đo, và ghi chú chỗ chỉ là cảm nhận."],
      [
        "steps",
        "Loại trước những phương án không đạt yêu cầu bắt buộc, rồi xếp hạng phần còn lại.",
      ],
    ],
  },
  what: {
    professional: [
      ["constraints", "Chỉ giữ những gì cần để tham gia một cuộc trao đổi nghiêm túc{ về §|}."],
      ["alternatives", "Nêu một hai khái niệm dễ lẫn với nó và điểm khác."],
      ["tone", "Định nghĩa bằng lời giản dị đủ để đăng trên một tờ báo tốt."],
      ["criteria", "Làm nổi bật phần có hệ quả trong thực tế."],
    ],
    creative: [
      ["angle", "Đưa vào một người lần đầu bắt gặp nó trong đời."],
      ["imagery", "Tìm một hình ảnh in sâu vào trí nhớ, và thú nhận chỗ nó khập khiễng."],
      ["steps", "Cho tôi đoán trước: đặt câu đố rồi mới vén màn."],
      ["tone", "Viết nhẹ tay để đọc chơi cũng thích."],
    ],
    technical: [
      ["constraints", "Đưa định nghĩa chính xác và điều kiện áp dụng."],
      ["steps", "Lắp ghép toàn cảnh theo từng bộ phận, ghi vai trò mỗi bộ phận."],
      ["verification", "Thêm một câu hỏi kiểm tra mức độ hiểu của tôi."],
      ["sources", "Ghi thuật ngữ mà giới chuyên môn dùng."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "Nêu các dữ kiện làm nền cho phán đoán và sức nặng của chúng."],
      ["purpose", "Kết thúc bằng việc tôi nên làm tiếp, dù kết luận ngả về đâu."],
      ["tone", "Phán đoán tỉnh táo, không hù dọa cũng không chào hàng."],
      ["constraints", "Gác lại những gì không làm câu trả lời dịch chuyển."],
    ],
    creative: [
      ["angle", "Trước khi trả lời, cho hai người khác ý kiến cãi nhau vài câu."],
      ["imagery", "Tưởng tượng một ngày mà mọi thứ tùy vào câu trả lời này."],
      ["purpose", "Lật ngược câu hỏi một lần xem có gì rơi ra."],
      ["tone", "Nói thẳng như một người chẳng nợ tôi gì ngoài sự thành thật."],
    ],
    technical: [
      ["steps", "Chia câu hỏi thành những phần có thể trả lời riêng."],
      ["verification", "Nêu phép thử hoặc con số đủ để phân định."],
      ["criteria", "Xác định ngưỡng mà từ có chuyển thành không."],
      ["constraints", "Định nghĩa các từ ngữ quyết định câu trả lời."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Đánh dấu hai ba mục nên xem trước tiên."],
      ["tone", "Diễn đạt sao cho mục nào cũng đưa thẳng vào văn bản được."],
      ["angle", "Bao quát trọn phạm vi, không dồn vào một góc."],
    ],
    creative: [
      ["imagery", "Tặng mỗi mục một hình ảnh gói trong nửa câu."],
      ["angle", "Lén cài một mục{ về §|} mà không ai ngờ tới."],
      ["tone", "Để mỗi mục mang một giọng, một tâm trạng, như khách quanh cùng bàn tiệc."],
    ],
    technical: [
      ["assumptions", "Nêu trước định nghĩa{ về §|} quyết định thứ gì được tính là một mục."],
      ["sources", "Thông tin nào có thể đổi thì ghi rõ thời điểm."],
      ["edge-cases", "Liệt kê các trường hợp ranh giới{ về §|} bị loại và quy tắc loại."],
    ],
  },
};
