import type { programTitles } from './program-titles.ts';

const free = 'It’s free. It comes with your plan.';

/** The cost of each program to the member, by its id. */
export const programCosts: Readonly<Record<keyof typeof programTitles, string>> = {
  'employee-assistance': free,
  'orthopedic-virtual-care': free,
  'virtual-behavioral-health': 'You pay the same as for any other mental health visit.',
  'youth-behavioral-health': 'You pay the same as for any other mental health visit.',
  'behavioral-case-management': free,
  'substance-use-help': free,
  'diabetes-management': free,
  'diabetes-prevention': free,
  'digestive-health': free,
  maternity: free,
  'family-building': 'Guidance is free. You pay your usual share of any treatment.',
  'care-navigation': free,
  'second-opinion': free,
  'virtual-primary-care': 'You pay the same as for any other primary care visit.',
  'virtual-urgent-care': 'You pay the same as for any other urgent care visit.',
  'in-home-urgent-care': 'You pay the same as for any other urgent care visit.',
  'health-coaching': free,
  'well-being-portal': free,
  discounts: 'No fee to join. You pay the partner’s lower price for what you buy.',
  'tobacco-quitting': free,
  fitness: 'You pay one monthly fee at the members’ price.',
  'nurse-advice-line': free,
  'wellness-rewards': free,
  'travel-coverage': 'You pay your usual share of the care you get.',
  'payment-plans': 'No interest and no fee. You pay back what you use.',
  'medicare-wellness-exam': free,
  'specialty-delivery': 'Delivery is free. You pay your usual share for the drug.',
  'cost-estimation': free,
  'wellness-challenge': free,
  'flu-shot-rewards': free,
  'virtual-skin-care': 'You pay the same as for any other specialist visit.',
  'ma-vision': 'Your plan pays up to the yearly limit. You pay the rest.',
  'ma-hearing': 'Your plan pays up to the yearly limit. You pay the rest.',
  'ma-dental': 'Your plan pays up to the yearly limit. You pay the rest.',
  'ma-meals': free,
  'ma-otc-food-card': free,
  'ma-prepaid-card': free,
  'ma-transportation': free,
  'ma-in-home-support': free,
  'ma-rewards': free,
  'ma-prescription-savings': free,
};

/** Returns a program's cost, shortened for the list. */
export const costInList = (cost: string): string => (cost === free ? 'Free.' : cost);

/**
 * Words for conditions that a program helps with, by its id. Mental health and substance use are left out on purpose,
 * because other people may look at the member's screen.
 */
export const programConditions: Readonly<Record<string, readonly string[]>> = {
  'diabetes-management': ['diabetes', 'diabetic'],
  'diabetes-prevention': ['prediabetes', 'borderline diabetes', 'obesity', 'impaired glucose'],
  'digestive-health': ['irritable bowel', 'crohn', 'ulcerative colitis', 'acid reflux', 'celiac'],
  maternity: ['pregnan'],
  'orthopedic-virtual-care': ['back pain', 'knee pain', 'hip pain', 'osteoarthritis', 'sciatica'],
  'health-coaching': ['high blood pressure', 'hypertension', 'high cholesterol', 'asthma'],
  'virtual-skin-care': ['eczema', 'psoriasis', 'acne', 'rosacea'],
};

export const programJoiningWords = {
  cost: 'What it costs',
  how: 'How to join',
  call: 'Call us, and we’ll sign you up.',
  link: (label: string) => `Choose “${label}” below and sign up on the program’s website.`,
  partner: (label: string) =>
    `Choose “${label}” below. We’ll sign you in on the partner’s website.`,
  joined: 'Joined',

  suggestions: {
    title: 'Programs that fit your health',
    ask: 'We can suggest programs that fit the conditions in your health record. It’s off until you turn it on.',
    privacy:
      'We look at your record in this browser only. We don’t tell the programs or your employer.',
    turnOn: 'Turn on suggestions',
    turnOff: 'Turn off suggestions',
    saving: 'Saving…',
    because: (condition: string) => `Your health record lists: ${condition}`,
    none: {
      ifComplete: 'None of your plan’s programs fit the conditions in your health record.',
    },
    failed: 'We couldn’t save your choice. Try again.',
  },
} as const;
