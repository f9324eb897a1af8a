export { statusTexts } from '#content/status-texts.ts';
