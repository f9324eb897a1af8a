/** The words on a plan that does not cover care today. Days come formatted. */
export const planStateWords = {
  label: 'About this plan',
  /** `day` is null where it is unknown. */
  ended: (day: string | null) => (day ? `This plan ended ${day}.` : 'This plan isn’t active.'),
  endedText:
    'It still pays for care you got through that day. Your claims and documents from that time are here.',
  coming: (day: string) => `This plan starts ${day}.`,
  comingText: 'It pays for care starting that day.',
  switchPlan: 'Switch plans',
} as const;
