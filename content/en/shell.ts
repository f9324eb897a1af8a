/** The frame around every screen, before and after signing in. */
export const shellWords = {
  skip: 'Skip to content',
  search: 'Find anything',
  loading: 'Loading…',
  home: (brand: string) => `${brand} home`,
  notice: { name: 'Notice', more: 'Read more', less: 'Show less', dismiss: 'Dismiss' },

  bell: (unread: number) =>
    `Messages, ${unread === 1 ? '1 unread message' : `${unread} unread messages`}`,

  profile: {
    title: 'Profile',
    of: (name: string) => `Profile of ${name}`,
    plan: 'Plan',
    memberId: 'Member ID',
    start: 'Start Date',
    switchPlans: 'Switch Plans',
    settings: 'Settings',
    signOut: 'Sign Out',
  },

  footer: {
    iphone: 'iPhone app',
    android: 'Android app',
    disclaimer: 'Linking Disclaimer',
    brands: 'Our brands',
    brandResources: 'Brand resources',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
  },
} as const;
