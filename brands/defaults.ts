import type { BrandDefaults, TtyLine } from './brand.ts';

const languageLine: TtyLine = { phone: '8005550145', tty: '711' };

const ownOffice = ['P.O. Box 555', 'Little Rock, AR 72203'];

/**
 * The values of brands that do not set them. They are made up for the sandbox, and an insurer replaces them; the
 * offices of the federal government are real.
 */
export const defaults: BrandDefaults = {
  links: ['card', 'care', 'drugs', 'documents'],
  pharmacySupport: { phone: '8005550136', hours: { days: 'weekdays', opens: 7, closes: 20 } },
  languageLine,
  travelLines: [
    { from: 'abroad', phone: '5015550143', shown: '+1 (501) 555-0143' },
    { from: 'home', phone: '8005550142', shown: '(800) 555-0142' },
  ],
  programLines: {
    employeeAssistance: '8005550101',
    behavioralCaseManagement: '8005550103',
    substanceUseHelp: '8005550104',
    inHomeUrgentCare: '8005550106',
    tobaccoQuitting: '8005550108',
    nurseAdviceLine: '8005550109',
    maMeals: '8005550111',
    maTransportation: '8005550112',
  },
  careSites: { telehealth: 'https://telehealth.example/' },
  noticeContacts: {
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
      { ...languageLine, name: 'Accessibility Team', email: 'accessibility@members.example' },
    ],
    medicare: [
      {
        name: 'Medicare',
        phone: '8006334227',
        tty: '8774862048',
        url: 'https://www.medicare.gov/',
      },
    ],
  },
  // The law wants this day in the notice (45 CFR 164.520(b)(1)(viii)).
  privacyPracticesSince: '2026-02-16',
};
