export { accountHelpWords } from '#content/account-help.ts';
