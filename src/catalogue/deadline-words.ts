export { deadlineWords } from '#content/deadlines.ts';
