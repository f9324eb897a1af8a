/** A question about a claim (specification, section 5). */
export const contMessages = {
  'CONT-0004': 'Enter the claim number. It is at the top of your explanation of benefits.',
} as const satisfies Record<`CONT-${number}`, string>;
