/**
 * Partners, by what the insurer calls them when it hands a member over: twelve short identifiers
 * (product rule 3.11).
 */
export const partners = {
  telehealth: 'telehealth',
  maternity: 'maternity',
  specialtyDelivery: 'specialty-delivery',
  careNavigation: 'care-navigation',
  virtualCare: 'virtual-care',
  discounts: 'discounts',
  digitalHealth: 'digital-health',
  dental: 'dental',
  jointCare: 'joint-care',
  behavioralHealth: 'behavioral-health',
  wellBeing: 'well-being',
  prescriptionSavings: 'rx-savings',
} as const;

export type Partner = (typeof partners)[keyof typeof partners];
