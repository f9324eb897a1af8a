export { errorWords } from '#content/error-words.ts';
