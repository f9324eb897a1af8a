export { claimDetailsWords } from '#content/claim-details.ts';
export { claimLetterWords } from '#content/claim-letters.ts';
