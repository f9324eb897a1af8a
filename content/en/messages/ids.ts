/** ID cards (product rule 5.5). */
export const idsMessages = {
  'IDS-0001': 'Choose the type of plan.',
  'IDS-0002': 'Enter a fax number.',
  'IDS-0003': 'Enter the fax number in full, with the area code.',
  'IDS-0004': 'Your ID card is on its way to your email.',
  'IDS-0005': 'Your ID card is on its way to the fax number you gave us.',
  'IDS-0006': 'Your ID card is in the mail. It should arrive within 7 business days.',
  'IDS-0007': 'We couldn’t send your ID card. Please try again.',
} as const satisfies Record<`IDS-${number}`, string>;
