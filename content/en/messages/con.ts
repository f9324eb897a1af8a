/** The contact form (product rule 5.4). */
export const conMessages = {
  'CON-0001': 'Choose the plan your question is about.',
  'CON-0002': 'Enter your phone number in full, with the area code.',
  'CON-0003': 'Tell us how we can help.',
  'CON-0004': 'Please keep your comments to 450 characters or fewer.',
  'CON-0005': 'Choose medical, dental or vision.',
  'CON-0006': 'Thank you. We received your message and will get back to you.',
  'CON-0008': 'Choose what your message is about.',
  'CON-0009': 'Choose the company your plan is with.',
} as const satisfies Record<`CON-${number}`, string>;
