/** Certificates of creditable coverage (product rule 1.6). */
export const cocMessages = {
  'COC-0001': 'You can’t order a certificate for this Member ID here. Call us.',
  'COC-0002': 'Choose who the certificate is for.',
  'COC-0003': 'Your certificate is in the mail.',
} as const satisfies Record<`COC-${number}`, string>;
