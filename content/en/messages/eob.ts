/** Explanations of benefits and other documents (product rule 8.7). */
export const eobMessages = {
  'EOB-0001': 'We couldn’t load this document. Please try again.',
  'EOB-0002':
    'Your browser blocked the new window. Allow pop-ups for this site, then open the document again.',
} as const satisfies Record<`EOB-${number}`, string>;
