/** A screen that is not ready yet. */
export const upcomingWords = {
  lead: 'This part of the portal is being built.',
  member: 'Until it is ready, call the number on your ID card and we will help you.',
  visitor: 'Until it is ready, call us and we will help you.',
} as const;
