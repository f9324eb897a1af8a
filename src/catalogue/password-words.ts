export { passwordWords } from '#content/password-words.ts';
