/** Notification settings (product rule 8.6). */
export const notMessages = {
  'NOT-0001': 'Paperless EOBs have been updated.',
  'NOT-0002': 'Member Notifications have been updated.',
  'NOT-0003': 'Text message settings have been updated.',
  'NOT-0004': 'Paperless Annual Benefit Update Letter has been updated.',
  'NOT-0005': 'We couldn’t save your settings. Please try again.',
} as const satisfies Record<`NOT-${number}`, string>;
