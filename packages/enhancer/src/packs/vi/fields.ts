import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsVi: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "Cho biết dấu hiệu nào thì nên thôi đọc và đi khám bác sĩ."],
    [
      "sources",
      "Dựa trên đồng thuận của giới y khoa{ về §|}, và đánh dấu điều chỉ vài nghiên cứu lẻ gợi ra.",
    ],
    ["context", "Người cần lời khuyên: [tuổi, bệnh nền, thuốc đang dùng]."],
  ],
  money: [
    ["edge-cases", "Nêu cả các khoản phí, thuế và rủi ro hay bị bỏ sót."],
    ["context", "Tính với điều kiện [số tiền, thời hạn, quốc gia]."],
    [
      "examples",
      "Tính trọn một trường hợp có số tiền thực tế, và chỉ ra kết quả dựa vào giả định nào.",
    ],
  ],
  law: [
    ["context", "Luật áp dụng là luật của [quốc gia hoặc địa phương]."],
    [
      "edge-cases",
      "Phân biệt điều luật viết với cách áp dụng ngoài đời, và cho biết khi nào cần luật sư.",
    ],
    ["sources", "Ghi rõ điều khoản làm căn cứ cho từng nhận định để tôi tự tra lại."],
  ],
  travel: [
    ["context", "Sắp xếp theo [ngày đi, người đi cùng, ngân sách]."],
    ["steps", "Ước lượng thời gian di chuyển sát thực tế, và nhắc những gì phải đặt trước."],
    ["alternatives", "Dự phòng một phương án cho ngày mưa hoặc nơi đóng cửa."],
  ],
  food: [
    ["context", "Lưu ý [chế độ ăn, dụng cụ, thời gian]."],
    ["steps", "Ghi định lượng và mức lửa, cùng màu sắc hay mùi thơm cho biết đã đạt."],
    ["alternatives", "Gợi ý thứ thay thế cho nguyên liệu khó mua."],
  ],
  home: [
    ["edge-cases", "Cảnh báo chỗ nào tự làm sẽ nguy hiểm hoặc mất bảo hành."],
    ["context", "Nơi cần làm: [phòng, diện tích, đồ đã có]."],
    ["criteria", "Ước tính công sức, vật liệu và chi phí sơ bộ."],
  ],
  animals: [
    ["depth", "Phân biệt tập tính chung của loài với điều khác nhau ở từng con."],
    ["examples", "Tả hành vi sao cho khi gặp tận mắt tôi nhận ra được."],
    ["edge-cases", "Cho biết biểu hiện nào đáng lo và biểu hiện nào chỉ là bản năng."],
  ],
  nature: [
    ["depth", "Gắn điều xảy ra tại chỗ với chu trình lớn hơn mà nó thuộc về."],
    ["criteria", "Đưa độ lớn ước chừng{ về §|} để có thể so các tác động với nhau."],
    [
      "sources",
      "Cho biết số liệu đo{ về §|} đáng tin đến đâu và ước tính chênh nhau nhiều ở chỗ nào.",
    ],
  ],
  science: [
    ["depth", "Nêu nguyên lý trước công thức, và nói ý nghĩa từng đại lượng bằng lời giản dị."],
    ["examples", "Tả một quan sát hay thí nghiệm mà mắt thường thấy được điều đó."],
    ["constraints", "Cho biết lời giải thích dựa trên sự đơn giản hóa nào và sai từ đâu."],
  ],
  technology: [
    ["context", "Ghi rõ câu trả lời đúng với phiên bản hay thời điểm nào."],
    ["depth", "Đừng lẫn cái hôm nay đã làm được với cái mới chỉ được công bố."],
    [
      "edge-cases",
      "Nói thêm điều này có nghĩa gì với quyền riêng tư, chi phí và sự lệ thuộc một hãng.",
    ],
  ],
  history: [
    ["sources", "Phân biệt sử liệu đương thời{ về §|} với đánh giá của đời sau."],
    ["steps", "Xếp các bước ngoặt theo trình tự và nói điều gì làm mỗi bước thành khả dĩ."],
    ["alternatives", "Chỉ ra chỗ các nhà sử học{ nghiên cứu về §|} đến nay vẫn bất đồng."],
  ],
  society: [
    ["alternatives", "Trình bày các quan điểm chính{ về §|} đúng như người ủng hộ sẽ nói."],
    [
      "sources",
      "Tách dữ kiện khỏi giá trị{ khi bàn về §|}, và cho biết tranh cãi thật ra nằm ở đâu.",
    ],
    ["examples", "Gắn mỗi lập luận với một trường hợp mà nó đã bị thử thách."],
  ],
  business: [
    ["context", "Doanh nghiệp: [ngành, quy mô, thị trường]."],
    ["criteria", "Gắn từng điểm với một con số có thể theo dõi."],
    ["edge-cases", "Nêu giả định mà nếu sai sẽ gây thiệt hại nặng nhất."],
  ],
  work: [
    ["context", "Vai trò và bối cảnh của tôi: [chức vụ, nhóm, chuyện đã xảy ra]."],
    ["examples", "Đưa sẵn nguyên văn lời tôi có thể nói hoặc gửi đi."],
    ["edge-cases", "Tính trước phía bên kia sẽ phản ứng ra sao và khi đó tôi làm gì."],
  ],
  learning: [
    ["context", "Quỹ thời gian và vốn hiện có của tôi: [thời gian, điều đã biết]."],
    ["steps", "Chia nội dung thành các phần nhỏ nối tiếp nhau, mỗi phần có cách tự kiểm tra."],
    ["edge-cases", "Chỉ ra chỗ phần lớn người học bỏ cuộc và cách vượt qua."],
  ],
  people: [
    ["context", "Những người liên quan: [tuổi, quan hệ, điều họ coi trọng]."],
    ["tone", "Giữ giọng ân cần và cụ thể, đừng lên lớp."],
    ["alternatives", "Đưa một gợi ý dễ làm và một gợi ý cần chút can đảm."],
  ],
  arts: [
    ["examples", "Dẫn tác phẩm hay khoảnh khắc cụ thể thay cho lời khen chung chung."],
    ["depth", "Nói rõ hiệu quả ấy được tạo bằng thủ pháp nào, chứ không chỉ là nó có."],
    ["constraints", "Đừng tiết lộ đoạn kết khi chưa báo trước."],
  ],
  games: [
    ["depth", "Giải thích suy nghĩ đằng sau một nước đi hay để tôi tự tìm được nước sau."],
    ["constraints", "Theo đúng luật chơi và ghi rõ đang dùng bản luật nào."],
    ["criteria", "Cho biết trong tình huống nào lựa chọn ấy hay, tình huống nào thì dở."],
  ],
  sport: [
    ["context", "Trình độ và giới hạn của tôi: [kinh nghiệm, chấn thương, số buổi mỗi tuần]."],
    ["steps", "Tăng khối lượng từng bước một và nhắc khi nào nên dừng lại."],
    ["criteria", "Cho tôi biết dấu hiệu nào chứng tỏ đang tiến bộ."],
  ],
  language: [
    ["examples", "Đặt mỗi điểm vào một câu mà người ta thật sự hay nói."],
    ["tone", "Ghi sắc thái: chỗ nào nghe tự nhiên, chỗ nào gượng, chỗ nào bất lịch sự."],
    ["edge-cases", "Thêm dạng gần giống dễ bị nhầm với nó."],
  ],
  web: [
    ["constraints", "Mọi thứ phải dùng được bằng bàn phím và trên màn hình nhỏ."],
    ["context", "Phần này phải khớp với [framework và phiên bản]."],
    ["edge-cases", "Xử lý cả trạng thái đang tải, trống và thất bại."],
    ["format", "Đưa trọn từng tệp, ghi đường dẫn ở đầu."],
  ],
  systems: [
    ["context", "Hệ thống chạy trên [hệ điều hành, phiên bản, quy mô]."],
    ["verification", "Sau mỗi lệnh, ghi kết quả nào là thành công và cách hoàn tác."],
    ["edge-cases", "Tính đến việc khởi động lại, quá thời gian chờ và thiếu quyền."],
    ["criteria", "Ưu tiên cách chạy hai lần vẫn an toàn, và chỉ ra ngoại lệ."],
  ],
  algorithms: [
    ["criteria", "Nêu chi phí thời gian và bộ nhớ, cùng cỡ đầu vào còn chịu được."],
    ["examples", "Chạy tay một đầu vào nhỏ cho tôi xem."],
    ["edge-cases", "Xử lý có chủ ý đầu vào rỗng, phần tử trùng và giá trị lớn nhất."],
    ["alternatives", "Nói vì sao chọn hướng này thay cho hướng hiển nhiên."],
  ],
  "data-science": [
    ["context", "Dữ liệu trông như sau: [cột, kích thước, nguồn]."],
    ["verification", "Đối chiếu kết quả trên một phần nhỏ có thể tính bằng tay."],
    ["edge-cases", "Xử lý công khai giá trị thiếu và ngoại lai, đừng lặng lẽ bỏ đi."],
    ["criteria", "Nói rõ những con số này không chứng minh được gì."],
  ],
  story: [
    ["steps", "Mở truyện càng muộn càng tốt và để mọi thứ xoay chuyển ở một quyết định."],
    ["edge-cases", "Cho đối thủ một lý do mà người đọc hiểu được."],
    ["verification", "Gạch bỏ mọi câu giảng lại điều cảnh truyện đã cho thấy."],
  ],
  poem: [
    ["constraints", "Giữ một hình ảnh đến cuối bài thay vì lướt qua nhiều thứ."],
    ["format", "Chọn nhịp hợp với đề tài, và chỉ gieo vần ở chỗ vần tự đến."],
    ["verification", "Đọc thầm thành tiếng trong đầu và sửa mọi câu bị vấp."],
  ],
  song: [
    ["format", "Lời chính đẩy câu chuyện đi tới, điệp khúc nghe một lần là hát theo được."],
    ["steps", "Để đoạn chuyển nói ra điều duy nhất mà lời chính né tránh."],
  ],
  essay: [
    [
      "purpose",
      "Bảo vệ một luận điểm{ về §|} mà người hiểu biết vẫn có thể phản đối, và nêu nó sớm.",
    ],
    ["alternatives", "Đáp lại phản biện mạnh nhất chứ không phải yếu nhất."],
    ["steps", "Để mỗi đoạn nảy ra từ đoạn trước."],
  ],
  article: [
    ["steps", "Mở bằng một cảnh hoặc một phát hiện, đừng từ thuở khai thiên lập địa."],
    ["purpose", "Để người đọc mang về một điều đáng thử hoặc đáng nghĩ."],
    ["format", "Tiêu đề phụ nói luôn phần ấy dẫn tới đâu."],
  ],
  speech: [
    ["tone", "Viết cho tai nghe: câu ngắn, mỗi câu một ý."],
    ["steps", "Mở và kết bằng cùng một hình ảnh, lúc cuối được nhìn khác đi."],
  ],
  joke: [
    ["steps", "Dẫn dắt thật ngắn, để cú bẻ lái rơi vào những chữ cuối cùng."],
    ["constraints", "Cười tình huống, đừng cười người không thể làm khác được."],
  ],
};

export const briefFieldsVi: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Kèm dấu hiệu cần đi khám."]],
  money: [["edge-cases", "Tính cả chi phí ẩn và rủi ro."]],
  law: [["context", "Luật áp dụng: [quốc gia hoặc địa phương]."]],
  travel: [["context", "Ngày đi và ngân sách: [chi tiết]."]],
  food: [["steps", "Kèm định lượng và thời gian."]],
  home: [["criteria", "Kèm công sức và chi phí sơ bộ."]],
  animals: [["depth", "Nói về đặc tính của loài, không kể giai thoại."]],
  nature: [["criteria", "Kèm độ lớn ước chừng."]],
  science: [["depth", "Nguyên lý trước, công thức sau."]],
  technology: [["context", "Ghi phiên bản hoặc thời điểm."]],
  history: [["steps", "Các bước ngoặt theo trình tự."]],
  society: [["alternatives", "Các quan điểm chính{ về §|}, công bằng với từng bên."]],
  business: [["criteria", "Mỗi điểm một chỉ số."]],
  work: [["examples", "Đưa sẵn lời tôi dùng được ngay."]],
  learning: [["steps", "Phần nhỏ, kèm tự kiểm tra."]],
  people: [["tone", "Ân cần và cụ thể."]],
  arts: [["examples", "Dẫn tác phẩm hoặc cảnh cụ thể."]],
  games: [["constraints", "Theo sát luật chơi."]],
  sport: [["steps", "Tăng khối lượng từ từ."]],
  language: [["examples", "Ví dụ từ lời nói thường ngày."]],
  web: [["edge-cases", "Có cả trạng thái tải, trống, lỗi."]],
  systems: [["verification", "Mỗi bước: cách kiểm tra, cách hoàn tác."]],
  algorithms: [["criteria", "Kèm chi phí thời gian và bộ nhớ."]],
  "data-science": [["edge-cases", "Công khai cách xử lý giá trị thiếu."]],
  story: [["steps", "Mở muộn, một bước ngoặt."]],
  poem: [["constraints", "Một hình ảnh xuyên suốt."]],
  song: [["format", "Lời chính và điệp khúc dễ hát theo."]],
  essay: [["purpose", "Một luận điểm gây tranh luận{ về §|}."]],
  article: [["steps", "Mở bằng một phát hiện cụ thể."]],
  speech: [["tone", "Viết cho tai nghe, câu ngắn."]],
  joke: [["steps", "Bẻ lái ở những chữ cuối."]],
};
