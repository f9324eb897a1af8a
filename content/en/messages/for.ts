/** A forgotten username or password (product rule 5.3). */
export const forMessages = {
  'FOR-0001': 'Enter your Member ID.',
  'FOR-0002': 'Enter your date of birth.',
  'FOR-0003': 'Enter the email address on your account.',
  'FOR-0006': 'Enter a valid email address, such as name@example.com.',
  'FOR-0007': 'Enter a real date of birth as month, day and year, such as 03/14/1984.',
  'FOR-0008': 'Enter your Member ID as it appears on your ID card, with letters and numbers only.',
  'FOR-0004': 'If these details match an account, we’ve sent your username to its email address.',
} as const satisfies Record<`FOR-${number}`, string>;
