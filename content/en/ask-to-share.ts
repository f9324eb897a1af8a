/** The request to another adult of the plan to share their claims. */
export const askToShareWords = {
  ask: (name: string) => `Ask ${name} to share`,
  asking: 'Asking…',
  /** True with or without an account, which the portal doesn’t reveal. */
  asked: (name: string) =>
    `${name} will find your request under Messages. Without an account, ${name} can register with the member ID on the card. Once they share, you’ll see their claims here.`,
} as const;
