export { outageWords } from '#content/outage.ts';
