/** What a person on the plan is to the policyholder, by the insurer's word in lower case. */
export const relationshipNames = {
  self: 'Policyholder',
  spouse: 'Spouse',
  child: 'Child',
} as const;
