import type { LanguagePack } from "../language-pack.ts";

export const messageStylesVi: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Giọng lịch sự và thẳng thắn, như đang nói chuyện trực tiếp."],
    ["constraints", "Bỏ hết những gì người nhận không cần biết."],
    ["alternatives", "Viết thêm một bản ngắn hơn để dự phòng."],
  ],
  creative: [
    ["tone", "Viết ấm áp và có dấu ấn riêng, đừng giống thư mẫu."],
    ["angle", "Mở đầu bằng một câu chỉ tôi mới viết như vậy, đừng dùng câu có sẵn."],
    ["alternatives", "Viết thêm một bản có sắc thái khác hẳn."],
  ],
  technical: [
    ["steps", "Viết theo thứ tự sự việc, ảnh hưởng, đề nghị, mỗi phần một đoạn ngắn."],
    [
      "verification",
      "Kiểm tra xem ngày, nơi, tên và đề nghị có thấy được ngay không, và đánh dấu chỗ tôi cần bổ sung.",
    ],
    ["constraints", "Không xen thêm đề nghị phụ hay chuyện khác."],
  ],
};
