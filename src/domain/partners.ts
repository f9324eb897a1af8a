/** Partners, by what the insurer calls them when it hands a member over (specification, section 3). */
export const partners = { prescriptionSavings: 'rx-savings' } as const;
