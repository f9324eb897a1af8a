import type { Opening } from '#src/domain/plan/phone-line.ts';
import { formatHour } from './clock.ts';

const topics = {
  benefits: 'Benefits and coverage',
  claims: 'A claim',
  billing: 'Billing and payments',
  idCard: 'My ID card',
  website: 'This website',
  other: 'Something else',
} as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const pharmacySupportName = 'Pharmacy support';

export const contact = {
  topics,
  signedOutTopics: { account: 'Signing in or registering', ...topics },
} as const;

/** The screens for a question to customer service, signed in and signed out. */
export const contactWords = {
  title: 'Contact Us',
  intro: 'Send us a message, or call if you need an answer today.',
  /** Where the insurer takes no questions in writing. */
  callOnly: 'Call us with your questions.',
  /** The same for visitors, with a link in it. */
  visitorIntro: {
    before: 'Send us a message, or call if you need an answer today. If you have an account, ',
    link: 'sign in',
    after: ' and we’ll fill in your plan for you.',
  },

  call: {
    title: 'Call us',
    /** Whether the phone line is open now. */
    opening: (opening: Opening) =>
      opening.isOpen
        ? 'Open now, except on holidays'
        : `Opens ${opening.isToday ? 'today' : weekdays[opening.weekday]} at ${formatHour(opening.opens)} Central`,
    trouble: { before: 'Trouble signing in? ', link: 'Get help with your account', after: '.' },
    emergency: 'In an emergency, call 911.',
  },

  /** The opening of a question about a message of ours; either may be empty. */
  aboutMessage: (subject: string, day: string) =>
    `About your message${subject && ` “${subject}”`}${day && ` from ${day}`}:\n`,

  /** The same of a question about money from reversed claims. */
  aboutRefund: 'About money that isn’t back in my reimbursement account yet:\n',

  form: {
    title: 'Send us a message',
    answered: 'We answer questions about a claim by the next business day.',
    plan: 'Plan',
    planOption: (name: string, type: string) => `${name} (${type})`,
    company: {
      label: 'Company',
      hint: 'The name on the front of your ID card.',
      prompt: 'Choose a company',
    },
    type: {
      label: 'Type of plan',
      hint: 'The plan your question is about.',
      prompt: 'Choose a type',
    },
    phone: { label: 'Phone number', hint: '10 digits, including the area code.' },
    topic: { label: 'What is it about?', prompt: 'Choose a topic' },
    claimNumber: {
      label: 'Claim number',
      hint: 'It’s at the top of your explanation of benefits.',
    },
    comments: 'How can we help?',
    sending: 'Sending…',
    submit: 'Send message',
  },

  sent: {
    title: 'Message sent',
    /** Appears before the number, which is highlighted. */
    confirmation: 'Your confirmation number is',
    again: 'Send another message',
  },
} as const;
