/** The page in place of a screen that an ended plan no longer has. */
export const endedPlanWords = {
  title: 'This plan doesn’t have this page anymore',
  text: 'You can still use these pages, or switch to a plan you have now.',
  claims: 'Claims',
  coverage: 'What it covered',
  idCard: 'ID card',
} as const;
