/** Changes to the account (product rule 5.6). */
export const updMessages = {
  'UPD-0001': 'Enter your street address.',
  'UPD-0002': 'Enter your city.',
  'UPD-0003': 'Choose your state.',
  'UPD-0004': 'Enter your ZIP code.',
  'UPD-0005': 'Enter a valid ZIP code, such as 72201.',
  'UPD-0006': 'Enter your home phone number in full, with the area code.',
  'UPD-0007': 'Enter your work phone number in full, with the area code.',
  'UPD-0008': 'You haven’t changed anything yet. Change at least one field, then save.',
  'UPD-0009': 'Your address has been updated.',
  'UPD-0010': 'Your email has been updated.',
  'UPD-0011': 'Your phone number has been updated.',
  'UPD-0012': 'Your display name has been updated.',
  'UPD-0013': 'Your security questions have been updated.',
  'UPD-0014': 'Extra security at sign-in has been updated.',
  'UPD-0015': 'Family access has been updated.',
  'UPD-0017': 'We couldn’t save your changes. Please try again.',
} as const satisfies Record<`UPD-${number}`, string>;
