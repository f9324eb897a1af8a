/** The link to a claim from what it paid for. */
export const claimLinkWords = {
  view: 'View claim',
  viewOf: (what: string) => `View claim: ${what}`,
} as const;
