import type { NoticeId } from '#src/domain/plan/notices.ts';

/** An office to which a notice sends its reader. */
export interface NoticeContact {
  name: string;
  address?: readonly string[];
  phone: string;
  tty: string;
  email?: string;
  url?: string;
}

/** The line for interpreters and for help with a disability, one for all brands. Invented for the sandbox. */
export const languageLine = { phone: '8005550145', tty: '711' } as const;

/** The day from which the notice of privacy practices holds, which the law wants in it (45 CFR 164.520(b)(1)(viii)). */
export const privacyPracticesSince = '2026-02-16';

/** Where Medicare helps with appeals, and finds the State Health Insurance Assistance Program. */
export const medicareHelp = 'https://www.medicare.gov/talk-to-someone';

const ownOffice = ['P.O. Box 555', 'Little Rock, AR 72203'] as const;

/**
 * The offices that each notice names. The insurer's own are invented for the sandbox, and an insurer puts its own here;
 * those of the federal government are real.
 */
export const noticeContacts: Readonly<Partial<Record<NoticeId, readonly NoticeContact[]>>> = {
  nondiscrimination: [
    {
      name: 'Civil Rights Coordinator',
      address: ownOffice,
      phone: '8005550146',
      tty: '711',
      email: 'civil-rights@members.example',
    },
    {
      name: 'U.S. Department of Health and Human Services, Office for Civil Rights',
      address: ['200 Independence Avenue SW', 'Room 509F, HHH Building', 'Washington, DC 20201'],
      phone: '8003681019',
      tty: '8005377697',
      url: 'https://ocrportal.hhs.gov/ocr/portal/lobby.jsf',
    },
  ],
  'privacy-practices': [
    {
      name: 'Privacy Office',
      address: ownOffice,
      phone: '8005550147',
      tty: '711',
      email: 'privacy@members.example',
    },
    {
      name: 'U.S. Department of Health and Human Services, Office for Civil Rights',
      phone: '8003681019',
      tty: '8005377697',
      url: 'https://www.hhs.gov/hipaa/filing-a-complaint/index.html',
    },
  ],
  'surprise-bills': [
    {
      name: 'No Surprises Help Desk',
      phone: '8009853059',
      tty: '711',
      url: 'https://www.cms.gov/nosurprises',
    },
  ],
  accessibility: [
    {
      name: 'Accessibility Team',
      phone: languageLine.phone,
      tty: languageLine.tty,
      email: 'accessibility@members.example',
    },
  ],
  medicare: [
    {
      name: 'Medicare',
      phone: '8006334227',
      tty: '8774862048',
      url: 'https://www.medicare.gov/',
    },
  ],
};
