/** The navigation of narrow screens, around its rows. */
export const menuDrawerWords = {
  title: 'Menu',
  close: 'Close menu',
  home: 'Home',
  more: 'More',
} as const;
