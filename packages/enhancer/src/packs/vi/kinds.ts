import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsVi: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Lần theo chuỗi nguyên nhân cho đến điều thực sự giải thích được vấn đề."],
    ["criteria", "Xếp các nguyên nhân theo mức độ ảnh hưởng."],
    ["edge-cases", "Nêu một trường hợp không xảy ra như vậy và giải thích vì sao."],
    ["sources", "Tách bạch điều đã được khẳng định với điều còn là phỏng đoán."],
  ],
  how: [
    ["steps", "Đưa các bước theo thứ tự tôi sẽ làm, và cho biết thế nào là xong mỗi bước."],
    ["context", "Tôi đang có [công cụ, quyền hạn hoặc nguyên liệu]."],
    ["edge-cases", "Chỉ ra bước dễ sai nhất và cách khắc phục khi lỡ sai."],
    ["alternatives", "Nếu có cách làm tắt đủ tốt, hãy nêu ở cuối."],
  ],
  which: [
    [
      "criteria",
      "Điều quan trọng nhất với tôi là [tiêu chí quyết định], hãy cho biết từng lựa chọn đáp ứng ra sao.",
    ],
    ["alternatives", "Chỉ giữ lại vài lựa chọn thật sự đáng cân nhắc, bỏ những cái na ná nhau."],
    [
      "format",
      "Với mỗi lựa chọn, nêu nó hợp nhất với việc gì, nhược điểm chính và ai không nên chọn.",
    ],
    ["assumptions", "Nếu lựa chọn phụ thuộc vào điều tôi chưa nói, hãy chỉ ra đó là điều gì."],
  ],
  what: [
    ["format", "Nói bản chất trong một câu trước, rồi mới đi vào chi tiết."],
    ["examples", "Minh họa bằng một ví dụ cụ thể, rồi so với một thứ chỉ giống ở bề ngoài."],
    ["purpose", "Cho biết thêm nó có ích ở đâu và đến đâu thì không còn đúng."],
    ["edge-cases", "Làm rõ hiểu lầm thường gặp nhất{ về §|}."],
  ],
  whether: [
    ["format", "Trước hết hãy trả lời có, không hoặc còn tùy, rồi nêu lý do quyết định."],
    ["alternatives", "Nêu lập luận mạnh nhất của cả hai phía trước khi kết luận."],
    ["assumptions", "Cho biết trong điều kiện nào thì câu trả lời sẽ đảo ngược."],
    ["context", "Hoàn cảnh của tôi là [điều ảnh hưởng đến câu trả lời]."],
  ],
  fact: [
    ["sources", "Ghi cạnh câu trả lời nó chắc chắn đến mức nào và lấy từ đâu."],
    [
      "assumptions",
      "Nếu câu hỏi hiểu được theo hai nghĩa, trả lời nghĩa dễ xảy ra hơn và nhắc nghĩa kia.",
    ],
    ["depth", "Bổ sung một bối cảnh mà thiếu nó câu trả lời sẽ gây hiểu lầm."],
    ["criteria", "Khi các nguồn không khớp, đưa khoảng giá trị và lý do."],
  ],
  list: [
    ["format", "Mỗi mục một dòng: tên trước, điểm khác biệt sau."],
    ["constraints", "Bỏ những mục{ về §|} gần như trùng nhau hoặc chỉ để cho đủ số."],
    ["steps", "Xếp theo thứ tự giúp tôi dễ đọc và cho biết đó là thứ tự gì."],
    ["criteria", "Cho biết đã chọn theo thước đo nào và thước đo khác sẽ đổi gì."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsVi: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Nguyên nhân gốc trước tiên."],
    ["criteria", "Chỉ nguyên nhân chính, xếp hạng."],
    ["sources", "Đánh dấu điều chưa được chứng minh{ về §|}."],
    ["examples", "Mỗi nguyên nhân một ví dụ{ về §|}."],
    ["alternatives", "Cả lời giải thích sai{ về §|} mà nhiều người tin."],
    ["edge-cases", "Và khi nào điều đó không đúng."],
  ],
  how: [
    ["steps", "Các bước có đánh số."],
    ["edge-cases", "Nêu lỗi hay mắc{ về §|}."],
    ["criteria", "Và cách nhận ra đã thành công."],
    ["depth", "Bỏ qua lý thuyết{ về §|}."],
    ["constraints", "Chỉ phương tiện thông thường."],
    ["alternatives", "Cách nhanh nhất mà vẫn đủ dùng."],
  ],
  which: [
    ["criteria", "Tôi chọn theo [điều quan trọng với tôi]."],
    ["alternatives", "Ít lựa chọn{ về §|}, không trùng lặp."],
    ["format", "Mỗi lựa chọn: điểm mạnh, điểm yếu."],
    ["assumptions", "Cuối cùng chốt một."],
  ],
  what: [
    ["format", "Điều cốt lõi{ về §|} trong một câu trước."],
    ["examples", "Một trường hợp cụ thể{ về §|}."],
    ["purpose", "Và nó dùng để làm gì."],
    ["depth", "Cách vận hành, không chỉ các bộ phận."],
    ["audience", "Không đòi hỏi kiến thức sẵn có{ về §|}."],
    ["alternatives", "Một dòng: nó không phải là gì."],
    ["edge-cases", "Điều hay bị nhầm{ về §|}."],
  ],
  whether: [
    ["format", "Có, không hoặc còn tùy, nói ngay."],
    ["assumptions", "Điều gì sẽ đổi câu trả lời."],
    ["alternatives", "Lập luận mạnh nhất{ về §|} của mỗi phía."],
    ["sources", "Dữ kiện{ về §|} riêng, ý kiến riêng."],
    ["edge-cases", "Cả ngoại lệ hay bị quên{ về §|}."],
    ["criteria", "Và điều quyết định."],
  ],
  fact: [
    ["sources", "Kèm mức độ chắc chắn."],
    ["assumptions", "Nhắc cách hiểu khác, nếu có."],
  ],
  list: [
    ["format", "Mỗi mục một dòng, hay nhất trước."],
    ["constraints", "Không có mục{ về §|} cho đủ số."],
    ["verification", "Mục nào còn ngờ thì đánh dấu."],
    ["criteria", "Kèm tiêu chí lựa chọn."],
    ["depth", "Nét riêng của từng mục."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksVi: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Trước khi trả lời, hãy đối chiếu bản nháp với từng điểm trên và sửa những chỗ còn thiếu.",
  ],
  ["verification", "Cuối cùng hãy cho biết mỗi kết luận chính chắc chắn đến đâu và dựa vào đâu."],
  ["verification", "Nếu thiếu thông tin quan trọng, hãy hỏi tôi trước, tối đa hai câu."],
  ["verification", "Kết thúc bằng điểm yếu nhất của câu trả lời và cách củng cố nó."],
];

export const briefChecksVi: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Kiểm tra lại trước khi trả lời."],
  ["verification", "Ghi rõ mức độ chắc chắn."],
  ["verification", "Nếu thiếu thông tin quan trọng, hãy hỏi trước."],
];
