import { vietnameseCare } from "../care/evidence/vi.ts";
import type { Lexicon } from "./lexicon.ts";

export const vietnamese: Lexicon = {
  tag: "vi",
  care: vietnameseCare,
  actions: {
    write:
      "viết|soạn|tạo|sáng tác|thiết kế|xây dựng|phát triển|lập trình|làm cho tôi|cho tôi|tôi cần|tôi muốn|biên soạn|triển khai",
    improve:
      "cải thiện|sửa lại|chỉnh sửa|viết lại|biên tập|trau chuốt|rút gọn|sửa lỗi chính tả|hoàn thiện|diễn đạt lại",
    fix: "sửa lỗi|lỗi|không chạy|không hoạt động|gỡ lỗi|bug|bị treo|khắc phục",
    explain:
      "giải thích|là gì|mô tả|vì sao|tại sao|trình bày|nói về|kể về|cho biết|định nghĩa|nghĩa là gì|hoạt động như thế nào|giới thiệu|làm rõ|kể cho tôi|kể lại|nêu rõ|thuyết minh|hãy nói",
    review: "đánh giá|nhận xét|góp ý|phê bình|phản biện",
    refactor: "tái cấu trúc|tối ưu|đơn giản hóa|làm gọn",
    test: "kiểm thử đơn vị|ca kiểm thử|unit test|viết test",
    compare: "so sánh|khác nhau|sự khác biệt|ưu nhược điểm|ưu và nhược điểm|đối chiếu",
    summarise: "tóm tắt|tổng kết|ý chính|tóm lược",
    translate: "dịch|phiên dịch|bản dịch",
    plan: "kế hoạch|lịch trình|lộ trình|chiến lược|lên lịch|thời gian biểu|tổ chức",
    brainstorm: "ý tưởng|đặt tên|động não|gợi ý tên|gợi ý tiêu đề",
    analyse: "phân tích|mổ xẻ",
    research: "tìm|tìm kiếm|tra cứu|nghiên cứu|thông tin|tài liệu|mới nhất",
    recommend:
      "gợi ý|đề xuất|khuyên|lời khuyên|tư vấn|nên chọn|có nên|làm thế nào|làm sao|giúp tôi|mẹo|tốt nhất",
    calculate: "tính|giải phương trình|bao nhiêu|chứng minh|xác suất|tính toán",
    teach: "dạy tôi|học|bài học|khóa học|hướng dẫn|bài tập|nhập môn|dạy|câu đố",
    draw: "vẽ|hình ảnh|bức tranh|minh họa|logo|áp phích",
    act: "đóng vai|hãy là|bạn là một|hãy hành động như|giả vờ|hóa thân|vào vai",
    sort: "phân loại|trích xuất|sắp xếp|chọn ra|chuyển đổi|nhận diện",
    list: "liệt kê|danh sách|kể tên|nêu|cho ví dụ",
    question: "gì|thế nào|như thế nào|tại sao|vì sao|ai|khi nào|ở đâu|bao nhiêu|có phải|không|nào",
  },
  objects: {
    literary:
      "bài rap|lời bài hát|bài thơ|thơ|truyện|câu chuyện|tiểu thuyết|bài hát|kịch bản|truyện cười|ngụ ngôn|lời bài hát|cổ tích",
    code: "mã|hàm|chương trình|thuật toán|trang web|website|ứng dụng|app|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|api|bash|docker|regex",
    email: "email|thư|thư điện tử|tin nhắn|thư mời|thư trả lời",
    text: "bài viết|bài văn|bài luận|tiểu luận|báo cáo|bài phát biểu|đoạn văn|blog|diễn văn|tiểu sử|văn bản|nhật ký|bài báo",
    marketing:
      "quảng cáo|tiếp thị|marketing|khẩu hiệu|slogan|chiến dịch|mô tả sản phẩm|thương hiệu|thông cáo báo chí|facebook|seo",
    resume: "sơ yếu lý lịch|hồ sơ xin việc|cv|phỏng vấn|thư xin việc|xin việc",
    data: "excel|bảng tính|dữ liệu|csv|biểu đồ|thống kê|cơ sở dữ liệu|sql",
    image: "hình ảnh|bức tranh|ảnh|logo|áp phích|biểu tượng|chân dung",
    maths:
      "phương trình|tích phân|đạo hàm|xác suất|ma trận|phân số|hình học|tam giác|phần trăm|định lý|số nguyên tố|toán",
    plan: "du lịch|chuyến đi|kỳ nghỉ|đám cưới|sinh nhật|ngân sách|kế hoạch học tập|thực đơn|cuối tuần|tập luyện|giảm cân",
    meeting: "cuộc họp|biên bản|chương trình họp|việc cần làm|ưu tiên",
    lesson: "giáo án|học sinh|sinh viên|bài kiểm tra|kỳ thi|lớp học|bài tập",
    ideas: "ý tưởng|tên|tiêu đề|chủ đề|quà tặng|món quà",
  },
  slots: {
    audience:
      "cho người mới|người mới bắt đầu|cho trẻ em|cho học sinh|cho sinh viên|độc giả|người đọc|đối tượng|khách hàng|cho sếp|cho đồng nghiệp|tuổi|dành cho|người nhận",
    purpose: "mục đích|nhằm|để có thể|mục tiêu|sao cho",
    tone: "giọng|giọng điệu|trang trọng|thân mật|hài hước|chuyên nghiệp|lịch sự|nghiêm túc|văn phong|không khí|vui vẻ|lời văn",
    length: "từ|chữ|câu|đoạn|trang|ngắn gọn|ngắn|dài|chi tiết|tối đa|ít nhất|dòng|phút|độ dài",
    format:
      "bảng|danh sách|gạch đầu dòng|json|markdown|csv|tiêu đề|định dạng|mẫu|đánh số|mục|dàn ý|cấu trúc",
    constraints:
      "phải|không được|đừng|chỉ|tránh|không quá|ít nhất|tối đa|giới hạn|yêu cầu|điều kiện|ngoại trừ|bao gồm|ngân sách|dưới|đảm bảo|giữ nguyên|không dùng|không có|bỏ qua",
    examples: "ví dụ|chẳng hạn|mẫu|minh họa",
    context:
      "tôi là|tôi có|tôi đang|của tôi|chúng tôi|hiện tại|bối cảnh|hoàn cảnh|dựa trên|sau đây|dưới đây|công ty|dự án",
    deadline: "trước ngày mai|hạn chót|thời hạn|tuần này|tuần sau|mỗi ngày|mỗi tuần",
    stack:
      "phiên bản|thư viện|môi trường|khung|python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|pandas",
    criteria: "tiêu chí|thành công|đạt yêu cầu|thước đo|kết quả mong đợi|đánh giá theo",
    role: "đóng vai|bạn là một|với tư cách|vai trò|góc nhìn của|người kể",
    steps: "từng bước|các bước|trước tiên|trước hết|sau đó|cuối cùng|thứ tự|trình tự|quy trình",
    sources: "nguồn|trích dẫn|tham khảo|nghiên cứu cho thấy|bằng chứng|theo nghiên cứu",
    depth: "chi tiết|chuyên sâu|cơ bản|nâng cao|tổng quan|dễ hiểu|đơn giản|toàn diện",
    assumptions: "giả định|giả sử|hỏi tôi|chưa rõ|không rõ",
    angle: "góc nhìn|góc độ|độc đáo|bất ngờ|mới lạ|khác thường",
    imagery: "hình ảnh cụ thể|ẩn dụ|không khí|màu sắc|ánh sáng|giác quan|gợi tả",
    "edge-cases":
      "giá trị biên|trường hợp biên|ngoại lệ|không hợp lệ|xử lý lỗi|trường hợp đặc biệt",
    verification: "kiểm tra|xác minh|kiểm chứng|thử lại|đối chiếu|chứng minh",
    alternatives: "lựa chọn|phương án|cách khác|nhiều cách|vài cách|phiên bản khác|đánh đổi",
  },
  vague: "gì đó|cái gì đó|đại khái|linh tinh|hay hay|vân vân",
  negations: "không|đừng|chưa|chẳng|chớ|trừ|ngoại trừ|tránh|thay vì",
  greetings:
    "xin chào|chào|chào bạn|cảm ơn|cám ơn|tạm biệt|vâng|dạ|ừ|được rồi|bạn khỏe không|chúc ngủ ngon|bạn là ai|chào buổi sáng",
  jailbreak:
    "bỏ qua mọi hướng dẫn|bỏ qua tất cả|bỏ qua các hướng dẫn|quên mọi hướng dẫn|không có giới hạn nào|không giới hạn|không kiểm duyệt|chế độ nhà phát triển|vượt rào",
  personal: "của tôi|giúp tôi|tôi cần|tôi muốn|tôi có|tôi là|tôi nên|cho tôi|chúng tôi|tôi đang",
  relative:
    "tốt nhất|tốt|phổ biến|phù hợp|rẻ|gần|mới nhất|mới|dễ|nhanh|lành mạnh|thú vị|lý tưởng|hiệu quả|đáng tin cậy|một số|khác nhau",
  openRequest: "cho tôi biết về|nói về|kể về|thông tin về|tìm hiểu về|giới thiệu về",
  aspects:
    "triệu chứng|nguyên nhân|lợi ích|lịch sử|nguồn gốc|chi phí|giá|định nghĩa|ý nghĩa|tác dụng phụ|sự khác biệt|điều kiện|điều trị|tiểu sử|bản đồ|lịch|địa chỉ|công thức|cách làm|ưu điểm|nhược điểm|các loại|rủi ro|luật|quy định|ảnh hưởng|vai trò|chức năng|đặc điểm|các bước|quá trình|cấu trúc|dân số|vị trí|lương|số liệu|tác giả|cốt truyện|kích thước|tuổi|lý do|mẹo",
  definite:
    "sự khác biệt|ý nghĩa của|nguyên nhân của|lịch sử của|chính|nhất|tất cả|mỗi|ưu và nhược điểm|hiện tại|nguyên lý",
  material:
    "đoạn văn này|bài viết này|văn bản này|đoạn mã này|mã này|tệp này|câu này|sau đây|dưới đây|bài luận của tôi|hình này|dữ liệu này",
  padding:
    "từ từ|suy nghĩ kỹ|rất quan trọng|cảm ơn trước|xin cảm ơn|vui lòng|làm ơn|xin hãy|hết sức|thật sự|rất|cẩn thận|biết ơn|câu trả lời|chất lượng|thời gian",
  harm: "chế tạo bom|làm bom|thuốc nổ|ăn trộm|trang lừa đảo|mã độc|rửa tiền|giết người|đầu độc|chế ma túy|không bị bắt",
  override: "bỏ qua|quên|phớt lờ|vượt qua|không tuân theo|thoát khỏi",
  rules: "hướng dẫn|giới hạn|quy tắc|đạo đức|kiểm duyệt|bộ lọc|chính sách|chỉ dẫn",
  preamble: "dưới đây là|đây là|tất nhiên|chắc chắn rồi|vâng, đây|phiên bản cải thiện",
  topicFillers: "cho tôi|giúp tôi|một|khái niệm|hãy|việc",
  topicStops:
    "cho|để|với|trong|bằng|theo|khi|nếu|và|mà|là|được|của|từ|đến|sao|gì|như|thì|dành|gồm|có|không|phải|tại",
};
