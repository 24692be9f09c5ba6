import type { Lexicon } from "./lexicon.ts";

/** Words that name a field in Vietnamese: for rewriting only, the score goes without them. */
export const vietnameseFields: NonNullable<Lexicon["fields"]> = {
  story:
    "truyện|truyện ngắn|câu chuyện|chuyện cổ tích|cổ tích|tiểu thuyết|ngụ ngôn|kịch bản|cốt truyện|nhân vật chính|phản diện|truyện cười ngắn|kể chuyện|kể một câu chuyện|đồng nhân",
  poem: "bài thơ|làm thơ|viết thơ|câu thơ|khổ thơ|thơ lục bát|lục bát|thất ngôn|haiku|gieo vần|thi ca|thơ tình",
  song: "bài hát|lời bài hát|ca khúc|điệp khúc|rap|viết nhạc|bài ru|hát ru",
  essay: "bài luận|tiểu luận|nghị luận|bài văn|luận văn|luận điểm|cảm nghĩ|tùy bút|luận án",
  article:
    "bài báo|bài viết|blog|bản tin|phóng sự|thông cáo báo chí|bài đánh giá|chuyên mục|bài phê bình|phim tài liệu",
  speech:
    "bài phát biểu|diễn văn|bài diễn thuyết|bài thuyết trình|lời phát biểu|điếu văn|lời chúc mừng|độc thoại|bài nói",
  joke: "truyện cười|chuyện cười|câu đùa|hài hước|hài kịch|gây cười|chơi chữ|tấu hài|đùa vui|buồn cười",
  health:
    "sức khỏe|sức khoẻ|bác sĩ|bệnh|bệnh viện|bệnh nhân|triệu chứng|thuốc|uống thuốc|ăn kiêng|giảm cân|giấc ngủ|mất ngủ|ngủ ngon|vitamin|đau đầu|đau lưng|lo âu|trầm cảm|mang thai|bầu bí|calo|huyết áp|đường huyết|tim mạch|ung thư|tiểu đường|cơ bắp|dinh dưỡng|phẫu thuật|vắc xin|vắc-xin|tiêm chủng|dị ứng|điều trị|chữa trị|sốt|cảm cúm|cholesterol|mỡ máu",
  money:
    "tiền|tiền bạc|đầu tư|cổ phiếu|chứng khoán|thuế|ngân sách|khoản vay|vay mua nhà|thế chấp|tiết kiệm|ngân hàng|lãi suất|lãi kép|bảo hiểm nhân thọ|tiền điện tử|bitcoin|tiền lương|lương hưu|nghỉ hưu|thẻ tín dụng|nợ nần|trả nợ|cổ tức|tỷ giá|tài chính|chi tiêu",
  law: "luật|pháp luật|pháp lý|luật sư|tòa án|kiện|hợp đồng|bản quyền|sáng chế|thị thực|visa|hiến pháp|tội phạm|hình sự|dân sự|công an|cảnh sát|quy định pháp|thừa kế|di chúc|quyền con người|quyền lao động|giấy phép|bồi thường",
  travel:
    "du lịch|chuyến đi|chuyến du lịch|khách sạn|vé máy bay|chuyến bay|sân bay|bãi biển|lịch trình du|tham quan|điểm đến|leo núi|phượt|đà lạt|phú quốc|đà nẵng|sa pa|sapa|hội an|nghỉ dưỡng",
  food: "món ăn|công thức nấu|nấu ăn|nấu|cách nấu|cách làm bánh|nguyên liệu|bữa tối|bữa trưa|bữa sáng|thực đơn|nhà hàng|ăn chay|thuần chay|thịt gà|thịt bò|thịt heo|phở|bún|bánh mì|bánh chưng|bánh kem|cà phê|trà sữa|rượu vang|bia|súp|salad|pizza|mì ý|cơm|gia vị|món tráng miệng|ẩm thực|nước mắm",
  home: "nội thất|nhà bếp|phòng ngủ|phòng khách|căn hộ|khu vườn|làm vườn|trồng cây|cây cảnh|chậu cây|dọn dẹp|lau dọn|vệ sinh nhà|sửa chữa|sửa nhà|sơn tường|mái nhà|bức tường|đường ống|rò rỉ|máy giặt|giặt giũ|vết bẩn|trang trí nhà|chủ nhà|thuê nhà|điều hòa",
  animals:
    "con chó|chó con|nuôi chó|con mèo|mèo con|nuôi mèo|chó|mèo|loài chim|nuôi cá|bể cá|con ngựa|thú cưng|động vật|côn trùng|con ong|loài ong|ong mật|cá voi|cá heo|con voi|loài voi|con hổ|sư tử|chó sói|loài rắn|khủng long|chuột hamster|con vẹt|con kiến|loài kiến|giống loài",
  nature:
    "khí hậu|thời tiết|đại dương|rừng|khu rừng|dòng sông|núi lửa|động đất|cơn mưa|mưa bão|bão lũ|môi trường|ô nhiễm|tái chế|năng lượng mặt trời|năng lượng tái tạo|khí thải|carbon|hệ sinh thái|đa dạng sinh học|thiên nhiên|nóng lên toàn cầu|hiệu ứng nhà kính|biến đổi khí hậu",
  science:
    "vật lý|hóa học|hoá học|sinh học|lượng tử|nguyên tử|phân tử|hành tinh|vũ trụ|trọng lực|hấp dẫn|tiến hóa|tiến hoá|tế bào|adn|gen|di truyền|mặt trời|mặt trăng|sao hỏa|ngôi sao|lỗ đen|hố đen|thí nghiệm|quang hợp|thuyết tương đối|thiên văn|nhiệt động|điện từ|siêu dẫn|khoa học|bầu trời",
  technology:
    "máy tính|điện thoại|internet|phần mềm|laptop|pin|robot|trí tuệ nhân tạo|ai tạo sinh|chatgpt|gpt|học máy|máy in|wifi|iphone|android|windows|phần cứng|chip|blockchain|máy bay không người lái|drone|xe điện|ô tô điện|công nghệ|thiết bị|máy ảnh|mô hình ngôn ngữ",
  history:
    "lịch sử|chiến tranh|thế chiến|cổ đại|đế quốc|đế chế|vua|nhà vua|hoàng đế|nữ hoàng|thế kỷ|cách mạng|trung cổ|la mã|tổng thống|triều đại|nhà nguyễn|nhà trần|nhà lý|nhà lê|thuộc địa|napoleon|kháng chiến|điện biên phủ|hai bà trưng|quang trung|văn minh",
  society:
    "xã hội|chính trị|chính phủ|dân chủ|tôn giáo|phật giáo|thiên chúa giáo|triết học|đạo đức|văn hóa|văn hoá|giới tính|bình đẳng giới|phân biệt chủng tộc|tự do|bầu cử|chủ nghĩa tư bản|chủ nghĩa xã hội|chủ nghĩa cộng sản|công bằng|công lý|bất bình đẳng|nữ quyền|ý nghĩa cuộc sống|nghèo đói",
  business:
    "kinh doanh|khởi nghiệp|công ty|doanh nghiệp|khách hàng|thị trường|bán hàng|doanh số|sản phẩm mới|ra mắt sản phẩm|thương hiệu|doanh thu|lợi nhuận|đối thủ cạnh tranh|cửa hàng|nhượng quyền|tiếp thị|marketing|thương mại điện tử|chuỗi cung ứng|quán cà phê nhỏ|gọi vốn",
  work: "công việc|việc làm|sự nghiệp|phỏng vấn|sếp|quản lý nhóm|đồng nghiệp|văn phòng|cuộc họp|làm việc nhóm|làm việc từ xa|thăng chức|tăng lương|nghỉ việc|từ chức|tuyển dụng|nhà tuyển dụng|nhân viên|năng suất|nơi làm việc",
  learning:
    "học tập|học tiếng|tự học|ôn thi|kỳ thi|thi đại học|khóa học|khoá học|bài tập về nhà|ghi nhớ|trí nhớ|phương pháp học|gia sư|kỹ năng|học thuộc|ôn tập|học cách|ielts|toeic",
  people:
    "bạn bè|người bạn|bạn thân|gia đình|vợ|chồng|bạn gái|bạn trai|người yêu|mẹ|bố|cha mẹ|bố mẹ|con cái|con trai tôi|con gái tôi|con tôi|mối quan hệ|hôn nhân|đám cưới|kết hôn|tình yêu|em bé|trẻ sơ sinh|ông bà|bà ngoại|mẹ chồng|sinh nhật|ly hôn|hẹn hò|cãi nhau|tỏ tình|làm lành",
  arts: "âm nhạc|bộ phim|phim|điện ảnh|cuốn sách|sách hay|văn học|nhà văn|hội họa|hội hoạ|họa sĩ|nghệ thuật|nghệ sĩ|đàn guitar|guitar|piano|kịch nói|sân khấu|khiêu vũ|múa|nhiếp ảnh|chụp ảnh|nhà thơ|nguyễn du|truyện kiều|diễn viên|anime|manga|bảo tàng|điêu khắc|kiến trúc|đạo diễn",
  games:
    "trò chơi|game|cờ vua|cờ tướng|cờ vây|câu đố|giải đố|minecraft|rpg|sudoku|poker|board game|người chơi|nhập vai|nintendo|ô chữ|liên quân",
  sport:
    "thể thao|bóng đá|bóng rổ|bóng chuyền|cầu lông|tennis|quần vợt|chạy bộ|marathon|tập gym|phòng gym|tập luyện|luyện tập thể|yoga|bơi lội|đạp xe|golf|olympic|vận động viên|chống đẩy|hít xà|huấn luyện viên|thể hình",
  language:
    "từ vựng|câu văn|ngữ pháp|ngôn ngữ|tiếng anh|tiếng việt|tiếng pháp|tiếng trung|tiếng nhật|tiếng hàn|tiếng đức|từ đồng nghĩa|từ trái nghĩa|bản dịch|chính tả|phát âm|động từ|danh từ|tính từ|thành ngữ|tục ngữ|ca dao|từ nguyên|diễn đạt lại|dấu câu",
  web: "html|css|javascript|typescript|react*|vue|angular|trang web|website|frontend|front-end|trình duyệt|next.js|tailwind|nút bấm|dom|wordpress|node.js|express|flask|django|fastapi|http|endpoint",
  systems:
    "docker|kubernetes|linux|máy chủ|server|aws|azure|terraform|bash|shell|nginx|mạng máy tính|triển khai|đám mây|cơ sở dữ liệu|sql|postgres*|mysql|redis|kafka|api|xác thực|bộ nhớ|luồng|đa luồng|cpu|cuda|rust|c++|trình biên dịch|powershell|ssh|git|ubuntu",
  algorithms:
    "thuật toán|giải thuật|sắp xếp|mảng|danh sách số|chuỗi|xâu|cây nhị phân|đồ thị|đệ quy|quy hoạch động|danh sách liên kết|ma trận|số nguyên tố|fibonacci|tìm kiếm nhị phân|bảng băm|độ phức tạp|số nguyên|đối xứng|hàng đợi|ngăn xếp|nhị phân|vòng lặp|hàm|leetcode|giai thừa|hoán vị",
  "data-science":
    "dữ liệu|tập dữ liệu|pandas|numpy|hồi quy|mạng nơ-ron|mô hình|pytorch|tensorflow|dự đoán|dự báo|phân loại|phân cụm|thống kê|excel|csv|bảng tính|dataframe|trực quan hóa|biểu đồ|dashboard|xác suất|matplotlib|tương quan|chuỗi thời gian",
};
