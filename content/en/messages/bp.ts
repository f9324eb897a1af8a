/** The texts of failures, by the code shown with a failed call (product rule 8.1). */
export const bpMessages = {
  'BP-NFA-001': 'We couldn’t check what your plan includes.',
  'BP-NFA-002': 'We couldn’t load your plans.',
  'BP-NFA-003': 'We couldn’t finish your registration.',
  'BP-NFA-009': 'We couldn’t check whether our systems are running.',
  'BP-NFA-010': 'We couldn’t load the member notice.',
  'BP-NFA-021': 'We couldn’t change your password.',
  'BP-NFA-022': 'We couldn’t delete your account.',
  'BP-NFA-0231': 'We couldn’t load your messages.',
  'BP-NFA-0232': 'We couldn’t update your message.',
  'BP-NFA-0233': 'We couldn’t count your new messages.',
  'BP-NFA-0234': 'We couldn’t delete your message.',
  'BP-NFA-0235': 'We couldn’t load your notification settings.',
  'BP-NFA-0236': 'We couldn’t save your notification settings.',
  'BP-NFA-100': 'We couldn’t complete your request.',
  'BP-FA-004': 'We couldn’t load your personal details.',
  'BP-FA-006': 'We couldn’t load your coverage.',
} as const satisfies Record<`BP-${string}`, string>;
