/** Returns an amount in cents as the API takes it. */
export const moneyOf = (cents: number) => ({ amount: cents, currency: 'USD' as const });
