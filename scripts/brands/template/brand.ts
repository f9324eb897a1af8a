import type { Brand } from '#brands/brand.ts';

export default {
  companyId: 'FILL IN: the company, as in the companyId of its plans',
  displayName: 'FILL IN: the name as it appears on ID cards',
  copyrightHolder: 'FILL IN: the legal name of the company',
  colors: {
    accent: 'FILL IN: the color of the logo, as in #2475b7',
    tint: 'FILL IN: a very light shade of it, for the header',
    deep: 'FILL IN: a dark shade of it, for the ID card and the greeting',
  },
  memberServices: {
    phone: 'FILL IN: the number for members, in ten digits',
    // FILL IN: the hours in Central Time; days may be weekdays, mondayToSaturday or everyDay
    hours: { days: 'weekdays', opens: 8, closes: 17 },
  },
  // brands/brand.ts explains what else a brand can have, such as its place in lists, its links and its other lines.
} satisfies Brand;
