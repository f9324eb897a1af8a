/** A question about a claim (product rule 5.7). */
export const contMessages = {
  'CONT-0004': 'Enter the claim number. It’s at the top of your explanation of benefits.',
} as const satisfies Record<`CONT-${number}`, string>;
