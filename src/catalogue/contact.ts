export { contact } from '#content/contact.ts';
