/** The words on a plan that does not cover care today. Days come formatted. */
export const planStateWords = {
  label: 'About this plan',
  /** `day` is null where it is unknown. */
  ended: (day: string | null) => (day ? `This plan ended ${day}.` : 'This plan isn’t active.'),
  endedText:
    'It covers only care you got through that day. Your claims and documents from that time are here.',
  coming: (day: string) => `This plan starts ${day}.`,
  comingText: 'It pays for care starting that day.',
  switchPlan: 'Switch plans',

  /** Shown in place of a screen that the plan no longer has. */
  missing: {
    title: 'This plan doesn’t have this page anymore',
    text: 'You can still use these pages, or switch to a plan you have now.',
    claims: 'Claims',
    coverage: 'What it covered',
    idCard: 'ID card',
  },
} as const;
