import type { TopicGrammar } from "../../topic/topic-grammar.ts";

const generic =
  "sau|tên|bài|bài viết|bài văn|bài thơ|câu chuyện|câu|từ|ý|ý tưởng|cách|điều|việc|nó|họ|tôi|bạn|chúng ta|con người|vấn đề|câu hỏi|ví dụ|danh sách|đoạn văn|hàm|mã|hình ảnh|quán|thứ|người";

/** Count or point, and so begin no name. */
const counts =
  "một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|mấy|các|những|mỗi|từng|mọi|này|đó|cái|những gì";

/** Say how something is done, and end no name. */
const manners = "nhanh|tốt|hiệu quả|giỏi|đúng cách|dễ dàng|này|đó|kia|ấy|đây";

/** What a thing has: behind these and "của" stands the thing. */
const aspects =
  "nguyên nhân|lợi ích|tác hại|tác dụng|ảnh hưởng|tác động|lịch sử|vai trò|ý nghĩa|ưu điểm|nhược điểm|ưu nhược điểm|đặc điểm|cấu tạo|nguồn gốc|tương lai|khái niệm|định nghĩa|triệu chứng|hậu quả|nguyên lý|cơ chế|công dụng|tầm quan trọng|quá trình";

const anyCase = aspects
  .split("|")
  .map((aspect) => `[${aspect.charAt(0)}${aspect.charAt(0).toUpperCase()}]${aspect.slice(1)}`)
  .join("|");

const word = "\\p{L}[\\p{L}\\p{M}]*";
const name = `(?!(?:${counts})\\s)(?!(?:${generic})(?:$|[\\s?!.,]))${word}(?:\\s${word}){0,3}?`;
const end =
  "\\s(?:là gì|là sao|gồm|như thế nào|ra sao|đối với|đến|tới|trong|ở|và)(?![\\p{L}\\p{M}])|\\s*(?:[?!.,\\n])";

export const vietnameseTopics: TopicGrammar = {
  nouns: "before-particles",
  noun: `(?<=(?:${anyCase})(?:\\s(?:chính|cơ bản|hoạt động))?\\scủa\\s(?:việc\\s)?)${name}(?=${end})|^(?!(?:${counts})\\s)(?!(?:${generic})$)[^\\n]+(?<!\\s(?:${manners}))$`,
  // What is named outright is tried whole; a prompt is never its own topic.
  markedBy: "[\\s\\S]",
  notAfter: "[\\p{L}\\p{M}]",
  onlyNouns: true,
  generic,
};
