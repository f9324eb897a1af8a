/** The ways of sending a card. */
export const orderWays = ['email', 'fax', 'mail'] as const;
export type OrderWay = (typeof orderWays)[number];
