/** On the page that members see who are too young for the pharmacy center. */
export const pharmacyAgeWords = {
  help: 'If you have a question about a prescription, call Member services:',
} as const;
