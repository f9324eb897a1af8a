/** What is said when the portal, or a part of it, cannot start. */
export const startWords = {
  unusable: {
    title: 'This portal is not set up correctly',
    text: 'It is not your fault, and nothing is wrong with your account. Please try again later.',
    details: (reason: string) => `Details for the people who run it: ${reason}.`,
  },
  reload: {
    text: 'A part of this page could not be loaded. The portal may have been updated, or your connection was lost for a moment.',
    action: 'Reload the page',
  },
} as const;
