import type { LanguagePack } from "../language-pack.ts";

export const makingVi: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "Kết quả đạt yêu cầu khi tôi dùng được ngay mà không phải sửa lại."],
    [
      "assumptions",
      "Chỗ nào tôi chưa nói rõ, hãy chọn cách hợp lý nhất và ghi giả định trong một dòng.",
    ],
    ["verification", "Trước khi trả lời, hãy đối chiếu với từng yêu cầu của tôi."],
  ],
  brief: [
    ["criteria", "Làm sao để dùng được ngay."],
    ["assumptions", "Ghi rõ giả định của bạn."],
    ["constraints", "Không thêm điều tôi không hỏi."],
  ],
};

export const makingStylesVi: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Trình bày rõ ràng để tôi có thể chuyển thẳng cho người khác."],
    ["alternatives", "Nếu có cách tốt hơn để đạt mục đích, hãy nhắc ở cuối."],
    ["criteria", "Đặt điều quan trọng nhất lên đầu."],
  ],
  creative: [
    ["angle", "Khi nhiều lựa chọn tốt như nhau, hãy chọn cái ít hiển nhiên hơn."],
    ["imagery", "Viết sinh động và có cá tính, tránh chung chung."],
    ["alternatives", "Thêm một biến tấu mà tôi không nghĩ tới."],
  ],
  technical: [
    ["format", "Dùng một cấu trúc cố định, mục nào cũng có các phần như nhau theo cùng thứ tự."],
    ["steps", "Giải thích mỗi quyết định bằng vài từ."],
    ["edge-cases", "Những gì không hợp khuôn này thì để riêng."],
  ],
};
