import type { ContractType } from '#src/domain/plan.ts';

export const contractTypeNames: Record<ContractType, string> = {
  Medical: 'Medical',
  Dental: 'Dental',
  Vision: 'Vision',
};

/** The choice of a plan. Dates and counts come formatted. */
export const plansWords = {
  title: 'Which plan do you want to see?',
  intro: 'You can switch at any time from your profile.',
  /** Before the error code. */
  notOpened: 'This plan could not be opened. Nothing was changed; please try again.',
  none: 'There is no plan under your account. If you think there should be one, call the number on your ID card.',
  search: {
    label: 'Search your plans',
    count: (all: number) => `${all} plans`,
    found: (found: number, all: number) => `${found} of ${all} plans`,
    none: (words: string) => `No plan matches “${words}”. Try fewer letters.`,
  },
  active: 'Active plans',
  inactive: 'Inactive plans',
  plan: {
    memberId: (id: string) => `Member ID ${id}`,
    since: (start: string) => `Since ${start}`,
    period: (start: string, end: string) => `${start} to ${end}`,
    selected: 'Selected now',
    active: 'Active',
    inactive: 'Inactive',
  },
} as const;
