/** The use of a plan's limit, such as a deductible. Amounts come formatted. */
export const limitWords = {
  used: (used: string, allowed: string) => `${used} of ${allowed} used`,
  over: ({ used, over, allowed }: { used: string; over: string; allowed: string }) =>
    `${used} used, ${over} over the limit of ${allowed}`,
  soFar: (used: string) => `${used} so far`,
  /** A limit with an unknown used amount. */
  unknown: {
    used: (allowed: string) => `Limit: ${allowed}`,
    left: 'We don’t know how much is used',
  },
  left: (amount: string) => `${amount} left`,
  toGo: (amount: string) => `${amount} to go`,
  /** The plan year is over. */
  notUsed: (amount: string) => `${amount} not used`,
  met: 'Met',
  usedUp: 'Used up',
  noLimit: 'No limit',
};
