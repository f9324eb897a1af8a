/** The page for members who are too young for the pharmacy center. */
export const pharmacyAgeWords = {
  help: 'If you need help with a drug you take, call us at',
} as const;
