/** Certificates of creditable coverage (specification, section 6). */
export const cocMessages = {
  'COC-0001': 'This Member ID cannot order a certificate here. Call the number on your ID card.',
  'COC-0002': 'Choose who the certificate is for.',
  'COC-0003': 'Your certificate is on its way to you by mail.',
} as const satisfies Record<`COC-${number}`, string>;
