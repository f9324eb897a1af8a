export { dashboardWords } from '#content/dashboard.ts';
