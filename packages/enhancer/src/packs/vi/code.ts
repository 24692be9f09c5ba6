import type { LanguagePack } from "../language-pack.ts";

export const codeTasksVi: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "Dùng [ngôn ngữ và phiên bản], cố gắng chỉ dùng thư viện chuẩn."],
      [
        "edge-cases",
        "Trước hết hãy xác định cách xử lý khi đầu vào trống, thiếu hoặc không hợp lệ, rồi xử lý rõ ràng.",
      ],
      ["examples", "Cuối cùng hãy đưa một ví dụ gọi sát thực tế kèm kết quả mong đợi."],
    ],
    brief: [
      ["edge-cases", "Xử lý cả đầu vào trống và không hợp lệ."],
      ["examples", "Kèm một ví dụ gọi."],
      ["constraints", "Chỉ đưa mã và những chú thích cần thiết."],
      ["criteria", "Tên gọi tự nói lên công dụng."],
      ["verification", "Thông báo lỗi{ về §|} rõ ràng."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "Lỗi xuất hiện sau khi [thao tác], trong khi tôi mong đợi [kết quả đúng]."],
      ["depth", "Hãy tìm nguyên nhân gốc, giải thích ngắn gọn, rồi đưa toàn bộ mã đã sửa."],
      [
        "constraints",
        "Chỉ sửa phần liên quan đến lỗi này, giữ nguyên tên và những gì đang chạy đúng.",
      ],
    ],
    brief: [
      ["depth", "Nêu nguyên nhân trong một câu, rồi đưa mã đã sửa."],
      ["constraints", "Không đụng đến phần khác."],
      ["verification", "Cho biết cách kiểm tra rằng lỗi đã hết."],
      ["edge-cases", "Lỗi này còn có thể ở đâu nữa."],
      ["sources", "Ý nghĩa của thông báo lỗi, một câu."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Tôi biết lập trình nhưng chưa quen phần này."],
      ["steps", "Hãy nói nó giải quyết vấn đề gì, rồi giải thích theo thứ tự thực thi."],
      ["examples", "Dùng một ví dụ nhỏ, ghi rõ đầu vào và giá trị sau từng bước."],
    ],
    brief: [
      ["steps", "Nêu mục đích trước, cách hoạt động sau."],
      ["examples", "Kèm một ví dụ nhỏ{ về §|}."],
      ["edge-cases", "Nhắc đến lỗi hay gặp nhất{ về §|}."],
      ["purpose", "Thiếu nó thì vướng ở đâu."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Xét tính đúng đắn trước, rồi bảo mật, rồi độ dễ đọc, và xếp theo mức độ gây hại.",
      ],
      ["format", "Với mỗi vấn đề, ghi rõ vị trí, rủi ro và cách sửa đề xuất."],
    ],
    brief: [
      ["criteria", "Xếp các vấn đề theo mức nghiêm trọng."],
      ["format", "Mỗi vấn đề ghi: vị trí, rủi ro, cách sửa."],
      ["constraints", "Bỏ qua những gì chỉ là sở thích cá nhân."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Hành vi và giao diện bên ngoài phải giữ nguyên."],
      ["purpose", "Điều tôi coi trọng nhất là [dễ đọc, tốc độ hoặc dễ kiểm thử]."],
      ["format", "Đưa kết quả hoàn chỉnh trước, rồi giải thích từng thay đổi và lý do."],
    ],
    brief: [
      ["constraints", "Giữ nguyên hành vi và giao diện."],
      ["format", "Kết quả trước, danh sách thay đổi sau."],
      ["verification", "Cho biết cách kiểm tra rằng không có gì bị hỏng."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "Bao quát trường hợp thường, giá trị biên, đầu vào không hợp lệ và mọi nhánh lỗi.",
      ],
      ["stack", "Dùng [khung kiểm thử] và theo cách viết của mã hiện có."],
      [
        "criteria",
        "Mỗi ca kiểm thử chỉ hỏng vì một lý do, và tên gọi nêu rõ quy tắc mà nó bảo vệ.",
      ],
    ],
    brief: [
      ["edge-cases", "Bao quát giá trị biên, đầu vào không hợp lệ và các nhánh lỗi."],
      ["criteria", "Mỗi ca kiểm thử chỉ hỏng vì một lý do."],
    ],
  },
};
