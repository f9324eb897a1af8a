/** One-time passcodes (product rule 4.8). */
export const optMessages = {
  'OPT-0001': 'Enter the passcode we sent you.',
  'OPT-0003': 'This passcode no longer works. Ask for a new one.',
  'OPT-0005': 'We sent you a new passcode.',
  'OPT-0007': 'Enter all six digits of the passcode.',
  'OPT-0006': 'Choose how you want to get your passcode.',
} as const satisfies Record<`OPT-${number}`, string>;
