/** The navigation of narrow screens, around its rows. */
export const menuDrawerWords = {
  title: 'Menu',
  close: 'Close menu',
  first: 'Most used',
  more: 'More',
} as const;
