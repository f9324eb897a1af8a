export { brandResources, brandResourceWords, memberLinks } from '#content/brand-resources.ts';
