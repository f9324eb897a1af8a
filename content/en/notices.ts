import type { NoticeId } from '#src/domain/plan/notices.ts';
import type { StateLanguage } from '#brands/taglines.ts';

/** A part of a notice: its heading, its paragraphs, and a list where there is one. */
interface Section {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

interface NoticeText {
  title: string;
  /** Its line in the list of all notices, and the first below its title. */
  summary: string;
  sections: readonly Section[];
}

/** The notices that the law wants on the site, invented for the sandbox as everything of the brands is. */
export const notices: Readonly<Record<NoticeId, NoticeText>> = {
  'language-assistance': {
    title: 'Language Assistance',
    summary: 'Free help in your language, and free aids if you have a disability.',
    sections: [
      {
        title: 'What you can get for free',
        paragraphs: [
          'You can ask for this help at any time, for anything about your plan. You never have to bring a friend or a child to interpret for you.',
        ],
        points: [
          'An interpreter on the phone or in person',
          'Letters and forms in your language',
          'Sign language interpreters',
          'Large print, braille, audio and other formats',
        ],
      },
    ],
  },
  nondiscrimination: {
    title: 'Nondiscrimination Notice',
    summary: 'Your civil rights, and how to file a complaint.',
    sections: [
      {
        title: 'We follow civil rights laws',
        paragraphs: [
          'We comply with federal civil rights laws. We do not discriminate because of race, color, national origin, age, disability or sex. National origin includes your first language and how well you speak English.',
          'We do not leave people out or treat them less well for any of these reasons.',
        ],
      },
      {
        title: 'Free help',
        paragraphs: [
          'People with disabilities get free aids and services, and changes to how we do things, so that they can use their plan. People whose first language is not English get free language help.',
        ],
        points: [
          'Sign language interpreters',
          'Large print, braille, audio and other formats',
          'Interpreters and information in other languages',
        ],
      },
      {
        title: 'If you think we treated you unfairly',
        paragraphs: [
          'You can file a grievance with our Civil Rights Coordinator by mail, phone or email. If you need help, the coordinator will help you. We will not hold it against you.',
        ],
      },
      {
        title: 'Complain to the government',
        paragraphs: [
          'You can also file a civil rights complaint with the Office for Civil Rights. You can do so online, by mail or by phone.',
        ],
      },
    ],
  },
  'privacy-practices': {
    title: 'Notice of Privacy Practices',
    summary:
      'This notice describes how medical information about you may be used and disclosed, and how you can get access to this information. Please review it carefully.',
    sections: [
      {
        title: 'Your rights',
        paragraphs: ['You can ask us to do any of these:'],
        points: [
          'Give you a copy of your health and claims records, usually within 30 days',
          'Correct records that are wrong or not complete. If we say no, we tell you why in writing within 60 days',
          'Reach you in a certain way, such as at your office, or at another address',
          'Limit what we use or share. We do not have to agree if it would affect your care',
          'List who we shared your information with in the last six years, and why',
          'Give you a paper copy of this notice',
          'Let someone act for you, such as a guardian or a person with your power of attorney',
        ],
      },
      {
        title: 'Your choices',
        paragraphs: [
          'You can tell us to share information with your family or friends who help with your care or its costs. You can also tell us not to.',
          'We never sell your information or use it for marketing unless you give us written permission. You can take back a permission in writing at any time.',
        ],
      },
      {
        title: 'How we use and share your information',
        paragraphs: ['We may use or share your information without asking you in order to:'],
        points: [
          'Help your doctors and hospitals treat you',
          'Run our business. We do not use genetic information to decide on coverage or its price',
          'Pay for your care',
          'Work with the sponsor of your health plan, such as your employer',
          'Help with public health and safety, such as product recalls, or to prevent a serious threat',
          'Support research',
          'Follow the law, answer lawsuits and court orders, and help with workers’ compensation',
          'Work with organ donation groups, medical examiners and funeral directors',
        ],
      },
      {
        title: 'Records with more protection',
        paragraphs: [
          'Federal law gives more protection to records of treatment for substance use. Such records may not be used against you in court without your written consent or a court order.',
          'Once we share information as the law allows, whoever gets it may share it again. It may then no longer be protected.',
        ],
      },
      {
        title: 'What we must do',
        paragraphs: [
          'The law says we must keep your health information private and safe. We will tell you promptly if a breach may have put your information at risk.',
          'We must follow this notice and give you a copy of it. We can change it, and the changes then cover all the information we have. The new notice will be on this page, and we will mail you a copy.',
        ],
      },
      {
        title: 'If you have a complaint',
        paragraphs: [
          'You can complain to our Privacy Office or to the Office for Civil Rights. We will not hold it against you.',
        ],
      },
    ],
  },
  'surprise-bills': {
    title: 'Your Rights and Protections Against Surprise Medical Bills',
    summary:
      'What you can be charged for emergency care, and for out-of-network care at an in-network hospital.',
    sections: [
      {
        title: 'What is a surprise bill?',
        paragraphs: [
          'When you see a doctor, you may owe a copay, coinsurance or a deductible. You may owe more, or the whole bill, if you see a provider who is not in your plan’s network.',
          'Out-of-network providers may bill you for the rest of what your plan does not pay. This is called balance billing. It often costs more than the same care in your network.',
          'A surprise bill is a balance bill that you could not avoid. This can happen when you have an emergency. It can also happen when an out-of-network provider treats you at an in-network hospital.',
        ],
      },
      {
        title: 'You can’t be balance billed for',
        paragraphs: [],
        points: [
          'Emergency care from an out-of-network provider or hospital, until you are stable. After that, you can be balance billed only if you agree in writing',
          'Out-of-network providers at an in-network hospital or surgical center, in emergency medicine, anesthesia, pathology, radiology, laboratory, neonatology, assistant surgeon, hospitalist or intensivist services',
          'Other out-of-network care at an in-network hospital or surgical center, unless you agree in writing to give up your protections',
          'Air ambulance flights',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You never have to give up these protections. You do not have to get care out of network. You can choose a provider or hospital in your network.',
          'You pay only your share, as if the provider were in your network. Your plan pays the provider the rest.',
        ],
      },
      {
        title: 'What your plan must do',
        paragraphs: [],
        points: [
          'Cover emergency care without approval in advance',
          'Cover emergency care by out-of-network providers',
          'Base what you owe on what it would pay in your network, and show that amount in your explanation of benefits',
          'Count what you pay for these services toward your in-network deductible and out-of-pocket maximum',
        ],
      },
      {
        title: 'If you think a bill is wrong',
        paragraphs: [
          'Call us first. You can also call the federal help desk or go to its website, which says more about your rights under federal law.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility Statement',
    summary: 'How we keep this portal usable for everyone, and how to tell us about a problem.',
    sections: [
      {
        title: 'What we aim for',
        paragraphs: [
          'Everyone should be able to use this portal. We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
        ],
        points: [
          'Everything works with a keyboard alone',
          'Screen readers can read every page, form and chart',
          'Text can be twice as large, and pages fit on a small phone',
          'Colors have enough contrast, and no message depends on color alone',
          'Things move less if your device asks for that',
        ],
      },
      {
        title: 'How we check',
        paragraphs: [
          'Two programs check every page for barriers each time we change the portal. We also look at each page with large text, on a phone and with a keyboard.',
        ],
      },
      {
        title: 'What we can’t promise',
        paragraphs: [
          'Documents from other companies and our partners’ websites may not be as accessible. You can ask us for any document in another format. It’s free.',
        ],
      },
      {
        title: 'Tell us about a problem',
        paragraphs: [
          'Tell us which page you were on and what didn’t work. We’ll help you get what you came for, and fix the page.',
        ],
      },
    ],
  },
  medicare: {
    title: 'Medicare Notices',
    summary:
      'For members of our Medicare plans: free interpreters, and what Medicare wants you to know.',
    sections: [
      {
        title: 'About our Medicare plans',
        paragraphs: [
          'We offer HMO and PPO plans with a Medicare contract. Whether you can enroll depends on contract renewal.',
          'Medicare has not reviewed or endorsed this information, unless the page says so.',
        ],
      },
      {
        title: 'Care out of network',
        paragraphs: [
          'Out-of-network providers do not have to treat plan members, except in an emergency. Call us or see your Evidence of Coverage for what you pay out of network.',
        ],
      },
      {
        title: 'Star ratings',
        paragraphs: ['Every year, Medicare rates plans with one to five stars.'],
      },
      {
        title: 'Other plans',
        paragraphs: [
          'We do not offer every plan in your area. For all your options, contact Medicare or your State Health Insurance Program (SHIP).',
        ],
      },
    ],
  },
};

/** Everything around the notices. */
export const noticesWords = {
  title: 'Notices',
  intro: 'Your rights and protections, in plain words. You can read and print each one.',
  all: 'All notices',
  print: 'Print this notice',
  printAll: 'Print this list',
  /** A company's name may end in a period. */
  from: (companies: string) => `This notice is from ${companies.replace(/\.$/, '')}.`,
  effective: (day: string) => `Effective ${day}`,
  /** In place of the portal's own text, where the insurer has the notice elsewhere. */
  elsewhere: 'The full notice is on another page.',
  openElsewhere: (notice: string) => `Read the ${notice}`,
  languages: 'Help in your language',
  /** Replaces the sentence in a language that has no translation yet. */
  noTagline: (language: string) =>
    `We don’t have this notice in ${language} yet. An interpreter for ${language} is free. Call `,
  contacts: 'Who to contact',
  tty: (phone: string) => `TTY: ${phone}`,
  tellUs: 'Send us a message',
  callUs: 'Call us',
  languageNames: {
    es: 'Spanish',
    vi: 'Vietnamese',
    mh: 'Marshallese',
    'zh-Hant': 'Chinese',
    lo: 'Lao',
    tl: 'Tagalog',
    ar: 'Arabic',
    de: 'German',
    fr: 'French',
    hmn: 'Hmong',
    ko: 'Korean',
    pt: 'Portuguese',
    ja: 'Japanese',
    hi: 'Hindi',
    gu: 'Gujarati',
  } satisfies Record<StateLanguage, string>,
} as const;
