import type { NoticeId } from '#src/domain/plan/notices.ts';

/** The names of the notices in footers and next to their subjects. */
export const noticeNames = {
  title: 'Notices',
  /** The notices that apply to a page, next to those of the footer. */
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
