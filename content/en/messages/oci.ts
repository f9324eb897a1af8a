/** Other coverage a member has (product rule 1.6). */
export const ociMessages = {
  'OCI-0001': 'Tell us if you have other coverage.',
  'OCI-0002': 'Enter the name of the other insurer.',
  'OCI-0003': 'Enter the date the other coverage began.',
  'OCI-0004': 'You can’t update other coverage for this Member ID here. Call us.',
  'OCI-0005': 'Your other coverage has been updated.',
} as const satisfies Record<`OCI-${number}`, string>;
