/** The two slides of the sign-in page (product rule 2.2). `art` names the drawing beside the words. */
export const slides: readonly [Slide, Slide] = [
  {
    art: 'card',
    title: 'Your ID card is always with you',
    text: 'Show it on your phone at the front desk, or have a new one mailed to you within 7 business days.',
  },
  {
    art: 'costs',
    title: 'Know the cost before you go',
    text: 'Compare what doctors near you charge, and see what you may owe with your own plan.',
  },
];

interface Slide {
  art: 'card' | 'costs';
  title: string;
  text: string;
}

export const carouselWords = {
  role: 'carousel',
  slideRole: 'slide',
  name: 'What you can do here',
  choice: 'Choose a slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  pick: (place: number, title: string) => `Slide ${place}: ${title}`,
  position: (place: number, all: number) => `${place} of ${all}`,
} as const;
