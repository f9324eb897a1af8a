import type { ContractType } from '#src/domain/plan/plan.ts';

export const contractTypeNames: Record<ContractType, string> = {
  Medical: 'Medical',
  Dental: 'Dental',
  Vision: 'Vision',
};

const since = (name: string, plan: string, day: string) =>
  day === '' ? `${name}: ${plan}` : `${name} since ${day}: ${plan}`;

/** The choice of a plan. Dates and counts come formatted. */
export const plansWords = {
  title: 'Which plan do you want to see?',
  intro: 'You can switch at any time from your profile.',
  /** Appears before the error code. */
  notOpened: 'We couldn’t open this plan. Please try again.',
  none: {
    ifComplete: 'We don’t see a plan on your account. If you think there should be one, call us.',
  },
  /** The plan that goes on where another has ended, with the button after it. */
  successor: {
    Medical: (plan: string, day: string) => since('Your medical plan', plan, day),
    Dental: (plan: string, day: string) => since('Your dental plan', plan, day),
    Vision: (plan: string, day: string) => since('Your vision plan', plan, day),
  } satisfies Record<ContractType, (plan: string, day: string) => string>,
  switchTo: 'Switch to it',
  mayBeMissing: 'Some of your plans may be missing here.',
  search: {
    label: 'Search your plans',
    count: (all: number) => `${all} plans`,
    found: (found: number, all: number) => `${found} of ${all} plans`,
    none: (words: string) => `No plans match “${words}.” Try a shorter search.`,
  },
  active: 'Active plans',
  inactive: 'Inactive plans',
  plan: {
    memberId: (id: string) => `Member ID ${id}`,
    since: (start: string) => `Since ${start}`,
    until: (end: string) => `Until ${end}`,
    period: (start: string, end: string) => `${start} to ${end}`,
    selected: 'Selected',
    active: 'Active',
    inactive: 'Inactive',
  },
} as const;
