/** Forms and documents (specification, sections 5 and 8). */
export const frmMessages = {
  'FRM-0001':
    'For your security, we could not open this document. Sign in again and open it from Documents.',
  'FRM-0002': 'This document is not available now. Please try again later.',
  'FRM-0003': 'Choose a form.',
  'FRM-0004': 'Choose the type of document.',
  'FRM-0005': 'This version of the form is no longer used. Open it again from Documents.',
  'FRM-0006': 'Choose what you want to do with the document.',
} as const satisfies Record<`FRM-${number}`, string>;
