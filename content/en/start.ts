/** The words for a portal, or a part of it, that cannot start. */
export const startWords = {
  unusable: {
    title: 'This portal isn’t set up correctly',
    text: 'You didn’t do anything wrong, and your account is fine. Please try again later.',
    details: (reason: string) => `Details for site administrators: ${reason}.`,
  },
  reload: {
    text: 'Part of this page didn’t load. We may have updated the portal, or your connection failed.',
    action: 'Reload the page',
  },
} as const;
