/** The link from a payment to its claim. */
export const claimLinkWords = {
  view: 'View claim',
  viewOf: (what: string) => `View claim: ${what}`,
} as const;
