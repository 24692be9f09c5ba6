import type { LanguagePack } from "../language-pack.ts";

export const literaryVi: LanguagePack["literary"] = {
  family: "literary",
  core: [
    ["constraints", "Chỉ chọn một khoảnh khắc và viết thật gần, đừng cố kể hết mọi thứ."],
    ["role", "Để [ai] kể lại, sao cho câu nào cũng nghe ra giọng người ấy."],
    ["length", "Độ dài khoảng [số chữ] là đủ."],
  ],
  brief: [
    ["constraints", "Chỉ một khoảnh khắc, kết thúc không răn dạy."],
    ["tone", "Không khí: [tâm trạng chung]."],
    ["imagery", "Chỉ dùng hình ảnh cụ thể."],
  ],
};

export const literaryStylesVi: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Bố cục trọn vẹn: mở đầu gợi một câu hỏi, giữa có bước ngoặt, kết bất ngờ mà hợp lý.",
    ],
    ["tone", "Lời văn tiết chế, câu nào cũng có việc của nó."],
    ["audience", "Viết cho [người đọc]."],
  ],
  creative: [
    [
      "angle",
      "Tìm một lối vào{ khi viết về §|} mà người khác không nghĩ đến đầu tiên, và bắt đầu từ giữa câu chuyện.",
    ],
    ["imagery", "Gợi âm thanh, mùi hương và xúc giác, bớt từ trừu tượng, để giọng kể có cá tính."],
    ["alternatives", "Để cái kết cho hình ảnh đầu tiên một ý nghĩa mới mà không giải thích."],
  ],
  technical: [
    [
      "format",
      "Trước khi viết, hãy định thể loại, thì, người kể và nhịp điệu trong một dòng rồi giữ đến cùng.",
    ],
    ["verification", "Viết xong hãy tìm chỗ mâu thuẫn và lời sáo mòn để bỏ đi."],
    [
      "edge-cases",
      "Nếu thể loại có niêm luật thì theo thật chặt, chỉ cố ý phá nhiều nhất một lần.",
    ],
  ],
};
