/** Short texts that have an id of their own (specification, section 3, Content entry). */
export const contentEntries: Readonly<Record<string, string>> = {
  'pharmacy-card-description':
    'Find lower prices for the drugs you take. Our savings partner compares prices and options for you, and it’s part of your plan.',
  'pharmacy-card-button-label': 'Find savings',
};
