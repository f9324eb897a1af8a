/** The steps of registration in their order (product rule 2.3). A member cannot skip a step. */
export const registrationSteps = ['member', 'account', 'communication', 'completion'] as const;

export type RegistrationStep = (typeof registrationSteps)[number];

/** The address of each step. */
export const stepAddresses = {
  member: '/register',
  account: '/create-account',
  communication: '/communication-settings',
  completion: '/complete-registration',
} as const satisfies Record<RegistrationStep, string>;
