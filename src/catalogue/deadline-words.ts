export { deadlinesCardWords, deadlineWords } from '#content/deadlines.ts';
