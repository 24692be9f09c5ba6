import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksVi: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Dẫn nguồn cho những ý quan trọng{ về §|}, và chỉ ra chỗ bằng chứng còn yếu hoặc còn tranh cãi.",
      ],
      ["format", "Trả lời ngắn gọn trước, rồi giải thích lý do theo từng đoạn."],
      ["purpose", "Tôi sẽ dùng vào [mục đích], hãy đưa những gì liên quan nhất lên đầu."],
    ],
    brief: [
      ["format", "Trả lời ngắn trước, lý do sau."],
      ["sources", "Dẫn nguồn và đánh dấu chỗ còn tranh cãi{ về §|}."],
      ["purpose", "Mục đích: [dùng vào việc gì]."],
      ["criteria", "Điều quan trọng nhất{ về §|} đứng đầu."],
      ["examples", "Mỗi ý một ví dụ thật{ về §|}."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "Lấy [những điểm quan trọng] làm tiêu chí và cho biết điểm nào quan trọng nhất.",
      ],
      ["steps", "Tách riêng sự kiện, cách diễn giải và kết luận để có thể kiểm tra từng bước."],
      ["alternatives", "Nêu cách diễn giải khác có sức nặng nhất và vì sao nó chưa thuyết phục."],
    ],
    brief: [
      ["criteria", "Tiêu chí: [những điểm quan trọng]."],
      ["steps", "Tách sự kiện{ về §|} khỏi diễn giải."],
      ["alternatives", "Nêu cách nhìn trái chiều mạnh nhất{ về §|}."],
      ["depth", "Không nói hời hợt{ về §|}."],
      ["sources", "Nhận định nào dựa vào đâu."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "So sánh theo [những điểm tôi quan tâm], dùng cùng một thước đo cho tất cả."],
      ["format", "Lập bảng trước, rồi viết một đoạn cho biết khi nào nên chọn cái nào."],
      ["context", "Tôi định dùng cho [việc gì]."],
    ],
    brief: [
      ["criteria", "So sánh theo [những điểm quan tâm]."],
      ["format", "Một bảng, rồi cho biết khi nào chọn cái nào."],
      ["constraints", "Không kết luận{ về §|} khi chưa có lý do."],
      ["depth", "Khác biệt cốt lõi{ về §|} trong một câu."],
      ["edge-cases", "Khi nào lựa chọn đảo ngược."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Hãy coi tôi là người mới bắt đầu ham tìm hiểu, và giải thích mỗi thuật ngữ khi nó xuất hiện lần đầu.",
      ],
      ["examples", "Chọn một ví dụ đời thường{ để nói về §|} và dùng xuyên suốt từ đầu đến cuối."],
      ["edge-cases", "Chỉ ra chỗ dễ hiểu sai nhất{ về §|} và vì sao."],
    ],
    brief: [
      ["audience", "Tôi là người mới bắt đầu."],
      ["examples", "Kèm một ví dụ đời thường{ về §|}."],
      ["edge-cases", "Chỉ ra hiểu lầm phổ biến nhất{ về §|}."],
      ["verification", "Cuối cùng, một câu hỏi kiểm tra{ về §|}."],
      ["steps", "Từng ý một, nối tiếp nhau."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Hoàn cảnh của tôi là [thông tin chính], hãy trả lời đúng theo đó chứ đừng nói chung chung.",
      ],
      ["alternatives", "Nêu vài cách khả thi, kèm ưu điểm và nhược điểm của từng cách."],
      ["criteria", "Cuối cùng hãy cho biết bạn sẽ chọn cách nào và điều gì khiến bạn đổi ý."],
    ],
    brief: [
      ["context", "Hoàn cảnh của tôi: [thông tin chính]."],
      ["criteria", "Kết thúc bằng một đề xuất rõ ràng{ về §|}."],
      ["constraints", "Tránh nói chung chung{ về §|}."],
      ["edge-cases", "Điều người ta về sau hay tiếc."],
      ["steps", "Việc đầu tiên làm được ngay hôm nay."],
    ],
  },
};
