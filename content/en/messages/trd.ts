/** Dependents whose coverage has ended (product rule 1.6). */
export const trdMessages = {
  'TRD-0001': 'Dependents whose coverage has ended are now hidden.',
  'TRD-0002': 'Dependents whose coverage has ended are showing again.',
  'TRD-0003': 'You can’t hide dependents for this Member ID. Call us.',
} as const satisfies Record<`TRD-${number}`, string>;
