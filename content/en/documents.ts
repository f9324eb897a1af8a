import type { DocumentType } from '#src/domain/documents/member-document.ts';

const types: Record<DocumentType, string> = {
  eob: 'Explanation of benefits',
  letter: 'Letter',
  statement: 'Billing statement',
  idCard: 'ID card',
  policy: 'Plan document',
  taxForm: 'Tax form',
};

/** The words of the documents and forms. Days, sizes and titles come formatted. */
export const documentsWords = {
  /** The tabs: documents, and forms. */
  tabs: 'Documents and forms',
  file: {
    open: 'Open',
    openOf: (title: string) => `Open ${title} (PDF)`,
    opening: 'Opening…',
    download: 'Download',
    downloadOf: (title: string) => `Download ${title} (PDF)`,
    size: (kilobytes: string) => `PDF, ${kilobytes} KB`,
  },

  list: {
    title: 'Your documents',
    search: 'Search by title, provider or claim number',
    about: {
      /** The provider, or the care of an authorization, comes first: it tells one row from the next. */
      subject: (title: string, subject: string) => `${subject} · ${title}`,
      claim: (title: string, number: string) => `${title}, claim ${number}`,
      care: (title: string, day: string) => `${title}, care on ${day}`,
    },
    whose: 'Whose documents',
    you: (name: string) => `${name} (you)`,
    type: 'Type of document',
    types,
    anyType: 'All types',
    year: 'Year',
    anyYear: 'All years',
    noun: ['document', 'documents'],
    none: {
      ifComplete:
        'There’s nothing here yet. We’ll add letters and explanations of benefits as we send them.',
    },
    noneFits: 'No documents match. Try other words, another type, or another year.',
    pages: 'Pages of documents',
    noDay: 'No date',
    authorization: 'View authorization',
    authorizationOf: (title: string) => `View authorization: ${title}`,
    mayBeMissing: 'We couldn’t load all of your documents, so some may be missing.',
  },

  forms: {
    title: 'Forms',
    contractType: 'Type of plan',
    other: 'Other forms',
    version: (version: string) => `Version ${version}`,
    none: { ifComplete: 'There are no forms for this type of plan. Call us to get one.' },
    mayBeMissing: 'We couldn’t load all of the forms, so some may be missing.',
  },

  linked: {
    title: 'The form from your link',
  },

  certificate: {
    title: 'Proof of coverage',
    text: 'A certificate of creditable coverage shows when you were covered. A new insurer or employer may ask for it. We mail it to the address we have on file.',
    whose: 'Who it’s for',
    prompt: 'Choose a person',
    submit: 'Order certificate',
    sending: 'Ordering…',
    failure: 'We couldn’t order your certificate. Please try again.',
    arrives: (day: string) => `It should arrive by ${day}.`,
    number: (number: string) => `Your confirmation number is ${number}.`,
    again: 'Order another',
  },
} as const;
