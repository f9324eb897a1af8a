/** The requirements of a new password (product rule 5.2), as the list under the field says them. */
export const passwordWords = {
  heading: 'Your password needs:',
  met: 'Done:',
  unmet: 'Still needed:',
  items: {
    length: 'At least 8 characters',
    lowercase: 'A lowercase letter (a–z)',
    uppercase: 'An uppercase letter (A–Z)',
    digit: 'A number (0–9)',
    special: 'A special character, such as ! # $ é €',
    'no-username': 'No username in it',
  },
  missing: (items: readonly string[]) => `Your password still needs: ${items.join(', ')}.`,
  complete: 'Your password meets all requirements.',
} as const;
