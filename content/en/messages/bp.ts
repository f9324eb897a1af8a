/** What did not work, by the code a failed call is shown with (specification, section 8). */
export const bpMessages = {
  'BP-NFA-001': 'We could not check what your plan includes.',
  'BP-NFA-002': 'We could not load your plans.',
  'BP-NFA-003': 'We could not finish your registration.',
  'BP-NFA-009': 'We could not check whether our systems are running.',
  'BP-NFA-010': 'We could not load the notice for members.',
  'BP-NFA-021': 'We could not change your password.',
  'BP-NFA-022': 'We could not delete your account.',
  'BP-NFA-0231': 'We could not load your messages.',
  'BP-NFA-0232': 'We could not mark your message.',
  'BP-NFA-0233': 'We could not count your new messages.',
  'BP-NFA-0234': 'We could not delete your message.',
  'BP-NFA-0235': 'We could not load your notification settings.',
  'BP-NFA-0236': 'We could not save your notification settings.',
  'BP-NFA-100': 'We could not finish what you asked for.',
  'BP-FA-004': 'We could not load your personal details.',
  'BP-FA-006': 'We could not load your coverage.',
} as const satisfies Record<`BP-${string}`, string>;
