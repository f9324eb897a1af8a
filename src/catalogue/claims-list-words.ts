export { claimsListWords } from '#content/claims-list.ts';
