export { registrationWords } from '#content/registration.ts';
