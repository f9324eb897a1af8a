/** The outage page (specification, section 4). */
export const outageWords = {
  title: 'We are working on our systems',
  text: 'The portal is not available at the moment. Your coverage is not affected: show your ID card as usual.',
  stay: 'You can leave this page open. We look every minute, and take you back to where you were as soon as the portal is available.',
  call: 'If you need us now, call',
  lastChecked: (time: string) => `Last checked at ${time}.`,
  notChecked: 'Not checked yet.',
  retry: 'Try again',
  checking: 'Checking …',
  stillOut: 'The portal is still not available.',
  unanswered: 'We could not check just now. We will look again in a minute.',
  back: 'The portal is available again. We are taking you there.',
} as const;
