/** The outage page (product rule 4.5). */
export const outageWords = {
  title: 'We’re working on our systems',
  text: 'The portal isn’t available right now. Your coverage hasn’t changed, so use your ID card as usual.',
  stay: 'You can leave this page open. We check every minute and will take you back to where you were as soon as we can.',
  call: 'If you need us now, call',
  /** Appears before the numbers of all brands. */
  callYours: 'If you need us now, call the company on your ID card:',
  lastChecked: (time: string) => `Last checked at ${time}`,
  notChecked: 'Not checked yet.',
  retry: 'Try again',
  checking: 'Checking…',
  stillOut: 'The portal still isn’t available.',
  unanswered: 'We couldn’t check just now. We’ll try again in a minute.',
  back: 'The portal is back. We’re taking you there.',
} as const;
