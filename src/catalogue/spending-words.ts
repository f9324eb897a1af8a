export { spendingWords } from '#content/spending.ts';
