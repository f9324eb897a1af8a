/** A person's relationship to the policyholder, by the insurer's code in lower case. */
export const relationshipNames = {
  self: 'Policyholder',
  spouse: 'Spouse',
  child: 'Child',
} as const;
