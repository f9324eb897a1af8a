const topics = {
  benefits: 'Benefits and coverage',
  claims: 'A claim',
  billing: 'Billing and payments',
  idCard: 'My ID card',
  website: 'This website',
  other: 'Something else',
} as const;

export const contact = {
  topics,
  signedOutTopics: { account: 'Signing in or registering', ...topics },
  /** Numbers and hours are invented for the sandbox; the hours of the pharmacy support are the insurer's. */
  lines: [
    {
      name: 'Member services',
      phone: '8005550117',
      hours: 'Monday to Friday, 8 a.m. to 6 p.m. Central',
    },
    {
      name: 'Pharmacy support',
      phone: '8005550136',
      hours: 'Monday to Friday, 7 a.m. to 8 p.m. Central',
    },
  ],
} as const;
