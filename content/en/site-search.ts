/** The search over everything the plan may open. */
export const siteSearchWords = {
  title: 'Find anything',
  label: 'Search claims, care, drugs and more',
  placeholder: 'Try “knee MRI,” “deductible” or a claim number',
  close: 'Close search',
  groups: {
    screens: 'Pages',
    care: 'Care and costs',
    drugs: 'Drugs',
    claims: 'Claims',
    messages: 'Messages',
    documents: 'Documents and forms',
    programs: 'Programs',
    terms: 'Insurance terms',
  },
  /** The screens without a row in the menu that have another name here than their title. */
  pages: {
    profile: 'Profile settings',
    'privacy-security': 'Privacy and security settings',
    sharing: 'Who has your information',
    preferences: 'Communication preferences',
  },
  /** The amount that the member may owe today. */
  owed: {
    detail: { everyone: 'Everyone’s claims, as of today', own: 'Your claims, as of today' },
    synonyms: ['what do I owe how much do I owe amount due balance medical bills'],
  },
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  similar: 'We didn’t find an exact match. These are close:',
  none: 'Nothing matches. Check the spelling, or try other words.',
  isArriving: 'We’re still loading your claims, messages and documents.',
  missing: 'We couldn’t search some of your claims, messages or documents.',
  retry: 'Try again',
  findCare: (specialty: string) => `Find care: ${specialty}`,
  findNamed: (typed: string) => `Find a doctor or place named “${typed}”`,
  cost: (procedure: string) => `Estimate the cost: ${procedure}`,
  drug: (generic: string, brandNames: string) => `${generic} (${brandNames})`,
  drugNamed: (typed: string) => `Look up “${typed}” in the drug list`,
  form: 'Blank form',
} as const;

/** Other words for each page: what members call it, and what they want to do there. */
export const pageSynonyms = {
  home: ['dashboard start overview main page'],
  claims: [
    'hospital bill doctor bill bills eob eobs explanation of benefits what do I owe denied appeal not covered partly paid medical bills',
  ],
  spending: [
    'deductible out-of-pocket maximum oop max limits meters how much have I spent year totals',
  ],
  'health-records': [
    'medical records phr history lab test results allergies conditions medications shots',
    'immunizations vaccines vaccinations vital signs',
  ],
  'health-reimbursement': ['hra reimburse reimbursement get paid back account balance receipt'],
  'find-care': [
    'doctors providers hospital specialist in network dentist clinic urgent care directory',
  ],
  'coverage-and-copays': [
    'benefits plan benefits medical benefits',
    'what is covered copay copayment coinsurance plan details am I covered',
  ],
  'coverage-and-benefits': [
    'benefits what is covered copay copayment coinsurance plan details am I covered',
  ],
  'primary-care-provider': ['pcp family doctor change my doctor choose a doctor'],
  authorizations: ['prior authorization preauthorization approval referral precertification'],
  interqual: ['medical policy criteria guidelines'],
  cob: ['other insurance second insurance coordination two plans'],
  'update-policy': ['add baby spouse dependent newborn remove change policy marriage divorce'],
  'your-plan': ['plan benefits summary evidence of coverage'],
  'traveling-abroad': ['travel foreign country overseas vacation international emergency abroad'],
  'pay-bill': ['premium payment autopay pay my bill bank account credit card statement'],
  'id-card': [
    'insurance card member card wallet order a new card print card lost card',
    'add to apple wallet google wallet pass',
  ],
  programs: [
    'discounts gym fitness wellness quit stop smoking tobacco lose weight loss coaching',
    'maternity pregnancy pregnant baby nurse diabetes',
  ],
  pharmacy: [
    'prescription drug drugs drug list medicine medication refill formulary mail order tier price',
  ],
  documents: ['forms letters eob pdf proof of coverage certificate tax form download'],
  'contact-us': [
    'phone number call help support customer service email chat talk to a person complaint grievance',
  ],
  'cost-estimates': ['price how much does it cost compare prices procedure test surgery'],
  dates: [
    'deadlines due dates calendar reminders upcoming appeal deadline',
    'when is it due last date days left time limit expire expires expiration schedule events remind me',
  ],
  messages: ['inbox mail letters notices secure message read reply'],
  profile: ['email address phone number name change my address moved settings'],
  'privacy-security': [
    'change password passkey security questions two-factor multi-factor text code',
    'delete account sign-in settings',
  ],
  sharing: [
    'family access share connected apps third-party app disconnect data sharing',
    'who looked access log opt out provider access payer confidential',
  ],
  preferences: ['paperless texts notifications text messages email settings opt out'],
  'select-plan': ['switch plan change plan other plan dental vision'],
} as const;
