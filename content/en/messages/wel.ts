/** First steps after registration. */
export const welMessages = {
  'WEL-0001': 'Welcome. Your account is ready.',
} as const satisfies Record<`WEL-${number}`, string>;
