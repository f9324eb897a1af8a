/** The notices that the law wants on the site, by the last part of their address (product rule 2.22). */
export const noticeIds = [
  'language-assistance',
  'nondiscrimination',
  'privacy-practices',
  'surprise-bills',
  'accessibility',
  'medicare',
] as const;
export type NoticeId = (typeof noticeIds)[number];
