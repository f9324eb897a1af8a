/** On the page that members see who are too young for the pharmacy center. */
export const pharmacyAgeWords = {
  help: 'Questions about a prescription? Call Member services:',
} as const;
