/** Returns the API's money object for an amount in cents. */
export const moneyOf = (cents: number) => ({ amount: cents, currency: 'USD' as const });
