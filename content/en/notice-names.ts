import type { NoticeId } from '#src/domain/plan/notices.ts';

/** The names of the notices in footers and beside what they are about. */
export const noticeNames = {
  title: 'Notices',
  /** The ones that matter for what is on a page, beside the footer's. */
  related: 'Related notices',
  links: {
    'language-assistance': 'Language assistance',
    nondiscrimination: 'Nondiscrimination',
    'privacy-practices': 'Privacy practices',
    'surprise-bills': 'Surprise medical bills',
    accessibility: 'Accessibility',
    medicare: 'Medicare notices',
  } satisfies Record<NoticeId, string>,
} as const;
