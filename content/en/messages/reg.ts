/** Registration (product rule 5.1). */
export const regMessages = {
  'REG-0001': 'Enter your Member ID or your Social Security number.',
  'REG-0002': 'Enter the last 4 digits of your Social Security number.',
  'REG-0003': 'Enter your first name.',
  'REG-0004': 'Enter your last name.',
  'REG-0005': 'Enter your date of birth.',
  'REG-0006': 'Choose a username with at least 8 characters.',
  'REG-0007': 'Use only letters and numbers in your username, with no spaces.',
  'REG-0008': 'Enter a password.',
  'REG-0009':
    'This password doesn’t meet the minimum requirements. Check the list under the field.',
  'REG-0010':
    'This password has characters or combinations that we can’t accept. Please choose another one.',
  'REG-0011': 'Enter your mobile phone number in full, with the area code.',
  'REG-0012': 'Enter your email address.',
  'REG-0013': 'Enter a valid email address, such as name@example.com.',
  'REG-0014': 'Please accept the Terms of Use to continue.',
  'REG-0015': 'Children under 14 must be registered by a legal guardian.',
  'REG-0016': 'Enter the first name of the legal guardian.',
  'REG-0017': 'Enter the last name of the legal guardian.',
  'REG-0018': 'Enter the last 4 digits or letters of your Medicare number (MBI).',
  'REG-0019':
    'We couldn’t find a member with these details. Check them against your ID card and try again.',
  'REG-0020': 'This username is taken. Please choose another one.',
  'REG-0021': 'You are registered. Sign in to see your plan.',
  'REG-0022': 'Choose a username.',
  'REG-0023': 'Choose a username with 64 characters or fewer.',
  'REG-0024': 'Choose a password that doesn’t have your username in it.',
  'REG-0025': 'Enter all 9 digits of your Social Security number.',
  'REG-0026': 'Enter your Member ID as it appears on your ID card, with letters and numbers only.',
  'REG-0027': 'Use 60 characters or fewer for a name.',
  'REG-0028': 'Enter a real date of birth as month, day and year, such as 03/14/1984.',
  'REG-0029': 'A date of birth can’t be in the future.',
  'REG-0030': 'Check the year of birth. It must be 1900 or later.',
  'REG-0031': 'For your security, your verification timed out. Please confirm your details again.',
  'REG-0032':
    'This member already has an account. Sign in, or use “Need help with your account?” to get back in.',
} as const satisfies Record<`REG-${number}`, string>;
