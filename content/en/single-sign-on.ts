/** Around the hand-over to another site (product rule 7.6). */
export const singleSignOnWords = {
  /** The text of the new window until the other site has loaded. */
  opening: (name: string) => `Opening ${name}…`,
  windowBlocked:
    'Your browser blocked the new window. Allow pop-ups for this site, then try again.',
  /** The text on the page of an application that a link led to. */
  intro:
    'This part of your plan is on a separate site. It opens in a new tab, and you’ll stay signed in here.',
  open: (name: string) => `Open ${name}`,
} as const;
