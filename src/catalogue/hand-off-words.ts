export { handOffWords } from '#content/hand-off-words.ts';
