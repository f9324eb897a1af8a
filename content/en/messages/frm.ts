/** Forms and documents (product rule 5.7). */
export const frmMessages = {
  'FRM-0001':
    'For your security, we couldn’t open this document. Sign in again and open it from Documents.',
  'FRM-0002': 'This document isn’t available right now. Please try again later.',
  'FRM-0003': 'Choose a form.',
  'FRM-0004': 'Choose the type of document.',
  'FRM-0005': 'This version of the form is out of date. Open the new one from Documents.',
  'FRM-0006': 'Choose what you want to do with the document.',
} as const satisfies Record<`FRM-${number}`, string>;
