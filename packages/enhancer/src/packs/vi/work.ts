import type { LanguagePack } from "../language-pack.ts";

export const workTasksVi: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Điều đã cố định là [ngày, ngân sách, người], hãy cho biết kế hoạch đổi ra sao nếu một điều thay đổi.",
      ],
      ["steps", "Xếp các bước theo thứ tự và ghi điều phải xong trước mỗi bước."],
      ["assumptions", "Ghi hết các giả định để tôi chỉnh lại."],
    ],
    brief: [
      ["context", "Đã cố định: [ngày, ngân sách, người]."],
      ["steps", "Nêu các bước theo thứ tự kèm điều kiện."],
      ["assumptions", "Nêu rõ các giả định{ về §|}."],
      ["edge-cases", "Chỗ dễ vướng nhất{ về §|} và cách gỡ."],
      ["criteria", "Dấu hiệu cho biết đã xong."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Người tham gia là [ai], phải xong trước [khi nào]."],
      ["format", "Làm sao để dùng được ngay: mỗi mục có người phụ trách và việc tiếp theo."],
      ["criteria", "Đạt yêu cầu khi đọc xong không ai phải hỏi làm gì tiếp."],
    ],
    brief: [
      ["context", "Người tham gia: [ai]; thời hạn: [khi nào]."],
      ["format", "Mỗi mục có người phụ trách và việc tiếp theo."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Các ý tưởng phải thật sự khác nhau, không chỉ đổi cách nói, và bỏ những gì ai cũng nghĩ ra.",
      ],
      ["context", "Phải phù hợp với [sở thích, ngân sách hoặc giới hạn]."],
      ["format", "Với mỗi ý tưởng, giải thích trong một câu vì sao nó hiệu quả."],
    ],
    brief: [
      ["constraints", "Ý tưởng{ về §|} thật sự khác nhau, không quen thuộc."],
      ["context", "Phải hợp với [giới hạn]."],
      ["format", "Mỗi ý kèm một câu lý do."],
      ["angle", "Ít nhất một ý bất ngờ{ về §|}."],
      ["criteria", "Cuối cùng chọn ra ý hay nhất."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Dữ liệu có các cột [tên và kiểu]."],
      ["steps", "Đưa công thức, truy vấn hoặc mã chính xác và cho biết đặt ở đâu."],
      ["edge-cases", "Cho biết cách xử lý ô trống, dòng trùng và giá trị không đọc được."],
    ],
    brief: [
      ["context", "Các cột: [tên và kiểu]."],
      ["steps", "Công thức chính xác và nơi đặt."],
      ["edge-cases", "Xử lý ô trống và dòng trùng."],
      ["criteria", "Số liệu{ về §|} nói lên điều gì, một câu."],
      ["verification", "Đối chiếu kết quả{ về §|} trên một phần nhỏ."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Ghi từng bước và quy tắc đã dùng."],
      ["verification", "Cuối cùng hãy thay kết quả vào để thử lại, hoặc kiểm tra bằng cách khác."],
      ["assumptions", "Nếu đề bài có chỗ chưa rõ, hãy nêu cách hiểu của bạn trước khi tính."],
    ],
    brief: [
      ["steps", "Ghi đủ các bước."],
      ["verification", "Thử lại ở cuối."],
    ],
  },
  image: {
    family: "image",
    core: [
      ["imagery", "Cảnh ở [nơi chốn], chỉ có một tâm điểm rõ ràng, không gì tranh chấp với nó."],
      ["angle", "Nhìn từ [góc nhìn], ánh sáng đến từ một phía."],
      ["constraints", "Không có chữ, hình mờ hay người thừa."],
    ],
    brief: [
      ["imagery", "Một tâm điểm; bối cảnh: [nơi chốn]."],
      ["constraints", "Không chữ, không chi tiết thừa."],
    ],
  },
};
