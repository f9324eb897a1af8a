export { carouselWords, slides } from '#content/slides.ts';
