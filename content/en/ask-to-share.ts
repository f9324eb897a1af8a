/** The request to another adult of the plan to share their claims. */
export const askToShareWords = {
  ask: (name: string) => `Ask ${name} to share`,
  asking: 'Asking…',
  asked: (name: string) =>
    `We sent ${name} a message with your request. If they share, you’ll see their claims here.`,
} as const;
