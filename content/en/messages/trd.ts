/** Dependents whose coverage has ended (specification, section 6). */
export const trdMessages = {
  'TRD-0001': 'Dependents whose coverage has ended are now hidden.',
  'TRD-0002': 'Dependents whose coverage has ended are shown again.',
  'TRD-0003': 'This Member ID cannot hide dependents. Call the number on your ID card.',
} as const satisfies Record<`TRD-${number}`, string>;
