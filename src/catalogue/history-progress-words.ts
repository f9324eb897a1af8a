export { historyProgressWords } from '#content/history-progress.ts';
