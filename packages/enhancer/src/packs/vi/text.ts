import type { LanguagePack } from "../language-pack.ts";

export const textTasksVi: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Viết cho [đối tượng độc giả]{, những người có thể chưa biết nhiều về §|}."],
      ["purpose", "Xoay quanh một ý chính duy nhất, bỏ những gì không phục vụ nó."],
      ["length", "Giữ độ dài khoảng [số chữ]."],
    ],
    brief: [
      ["audience", "Người đọc: [đối tượng độc giả]."],
      ["purpose", "Chỉ một ý chính{ về §|}."],
      ["constraints", "Tránh lời sáo rỗng{ về §|}."],
      ["examples", "Mở bằng một cảnh quen thuộc."],
      ["criteria", "Câu đầu phải níu được người đọc."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Người nhận là [người nhận], điều cần nói là [thông tin chính]."],
      ["purpose", "Đọc xong, người nhận phải biết rõ tôi mong họ làm gì."],
      ["format", "Có tiêu đề, nêu mục đích ngay đầu thư và kết bằng bước tiếp theo rõ ràng."],
    ],
    brief: [
      ["context", "Người nhận: [ai]; nội dung: [thông tin chính]."],
      ["format", "Có tiêu đề, vào thẳng mục đích."],
      ["constraints", "Không khách sáo rỗng tuếch."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "Nói với [khách hàng mục tiêu], bắt đầu từ vấn đề họ đang gặp."],
      [
        "purpose",
        "Nêu lợi ích trước, chứng minh bằng điều cụ thể chứ không bằng tính từ khoa trương.",
      ],
      ["criteria", "Thành công khi người đọc muốn [hành động mong đợi]."],
    ],
    brief: [
      ["audience", "Khách hàng: [khách hàng mục tiêu]."],
      ["purpose", "Lợi ích trước, không khoa trương."],
      ["criteria", "Chỉ một lời kêu gọi: [hành động]."],
      ["examples", "Một bằng chứng{ về §|} nhìn thấy được."],
      ["tone", "Lời giản dị{ về §|}, không hô hào."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "Vị trí ứng tuyển là [vị trí], kinh nghiệm liên quan nhất là [kinh nghiệm]."],
      ["format", "Mỗi mục nêu việc đã làm, công cụ, quy mô, chỉ số và tác động."],
      ["constraints", "Chỉ dùng thông tin tôi đưa, đánh dấu con số còn thiếu chứ đừng bịa."],
    ],
    brief: [
      ["context", "Vị trí: [tên vị trí]."],
      ["format", "Mỗi mục: việc đã làm, công cụ, quy mô, chỉ số, tác động."],
      ["constraints", "Chỉ dùng thông tin tôi đưa."],
    ],
  },
  translation: {
    family: "making",
    core: [
      ["tone", "Giữ giọng điệu và văn phong của bản gốc, đọc lên như người bản ngữ viết."],
      ["constraints", "Giữ nguyên tên riêng, con số, mã và định dạng."],
      [
        "alternatives",
        "Chỗ nào có hai nghĩa, hãy dịch theo nghĩa dễ xảy ra hơn và ghi nghĩa kia ở cuối.",
      ],
    ],
    brief: [
      ["tone", "Giữ giọng điệu, dịch tự nhiên."],
      ["constraints", "Giữ nguyên tên riêng và con số."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Bản tóm tắt dành cho [người đọc], họ sẽ không đọc bản gốc."],
      ["length", "Nêu ý chính trong một câu, rồi các luận điểm theo mức quan trọng."],
      ["constraints", "Chỉ nói điều có trong bản gốc, giữ số liệu và điều kiện, không bình luận."],
    ],
    brief: [
      ["length", "Một câu nêu ý chính, rồi các luận điểm."],
      ["constraints", "Chỉ nói điều có trong bản gốc."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      ["role", "Giữ vai này đến khi tôi bảo dừng, và nói năng đúng như nhân vật."],
      ["context", "Cảnh bắt đầu từ [tình huống], còn tôi là [vai của tôi]."],
      ["constraints", "Mỗi lần chỉ diễn một lượt, lời nói và quyết định của tôi để tôi tự lo."],
    ],
    brief: [
      ["role", "Luôn giữ đúng vai."],
      ["constraints", "Mỗi lần một lượt, đừng nói thay tôi."],
    ],
  },
};
