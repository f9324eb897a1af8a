/** Contracts and contract types (specification, section 5). */
export const contMessages = {
  'CONT-0001': 'Choose a plan first.',
  'CONT-0002': 'This part of the portal isn’t available for your type of plan.',
  'CONT-0003': 'Choose medical, dental or vision.',
  'CONT-0004': 'Enter the claim number. It is at the top of your explanation of benefits.',
} as const satisfies Record<`CONT-${number}`, string>;
