/** How a card can be sent. */
export const orderWays = ['email', 'fax', 'mail'] as const;
export type OrderWay = (typeof orderWays)[number];
