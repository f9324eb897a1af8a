/** Short texts that are looked up by an id (product rule 3.7). */
export const contentEntries = {
  'pharmacy-card-description':
    'Find lower prices for the drugs you take. Our savings partner compares prices and options for you, and it’s part of your plan.',
  'pharmacy-card-button-label': 'Find savings',
  'profile-address-employer':
    'Your employer keeps your mailing address. To change it, tell your employer. They’ll send us the new one.',
  'profile-address-state':
    'The state keeps your mailing address. To change it, contact your state program. They’ll send us the new one.',
  'profile-address-elsewhere':
    'You can’t change your mailing address here. Contact us, and we’ll help you.',
  'profile-review-policy':
    'You signed up through your employer or the state. Check that what we have on file about your policy is right.',
  'paperless-eobs-description':
    'After each claim, an explanation of benefits (EOB) shows what was billed, what we paid and what you may owe. We’ll email you when a new one is ready here instead of mailing it.',
  'member-only-description':
    'Short notes with checkup reminders, plan tips and programs you can join. Message and data rates may apply to texts.',
  'annual-benefit-letter-description':
    'Once a year, we tell you how your benefits will change. We’ll email you when the letter is ready here instead of mailing it.',
} as const;
