/** The request to another adult of the plan to share their claims. */
export const askToShareWords = {
  ask: (name: string) => `Ask ${name} to share`,
  asking: 'Asking…',
  asked: (name: string) =>
    `We sent your request to ${name} in a message. You’ll see these claims here if you get access.`,
} as const;
