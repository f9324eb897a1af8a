/** Blocking and unblocking an account (product rule 1.7). */
export const admMessages = {
  'ADM-0001': 'Enter a block date or an unblock date.',
  'ADM-0002': 'Enter a block date or an unblock date, not both.',
  'ADM-0003': 'Your dates have been saved.',
} as const satisfies Record<`ADM-${number}`, string>;
