export { termsOfUse } from '#content/terms-of-use.ts';
