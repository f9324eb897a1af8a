/** The words around an error (specification, section 8). */
export const errorWords = {
  dialogTitle: 'Error',
  codeLabel: 'Error code:',
  /** Read as one sentence; `link` is the contact link. */
  generic: {
    before: 'An error occurred, please refresh and try again. If the issue continues, ',
    link: 'contact us',
    after: '.',
  },
  /** Under a status page. */
  contact: { before: 'If you need help, ', link: 'contact us', after: '.' },
} as const;
