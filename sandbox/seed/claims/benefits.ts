import type { Limit, Network, PlanDesign } from '../model.ts';

/** A kind of service, as the plan classifies it to decide who pays. */
export type Benefit = {
  category: Limit['category'];
  /** Code of the plan design's cost share; null: the plan pays it all. */
  cost: string | null;
  hasDeductible: boolean;
  /** The label of the visits it counts among. */
  visits?: string;
  /** The plan pays up to the benefit maximum, the member a part of the excess. */
  isAllowance?: true;
};

export type BenefitId =
  | 'preventive'
  | 'primaryCare'
  | 'specialist'
  | 'urgentCare'
  | 'emergency'
  | 'general'
  | 'therapy'
  | 'chiropractic'
  | 'drugTier1'
  | 'drugTier2'
  | 'drugTier3'
  | 'drugTier4'
  | 'dentalPreventive'
  | 'dentalBasic'
  | 'dentalMajor'
  | 'eyeExam'
  | 'lenses'
  | 'frames';

const medical = (cost: string | null, hasDeductible: boolean): Benefit => ({
  category: 'medical',
  cost,
  hasDeductible,
});
const drug = (cost: string, hasDeductible: boolean): Benefit => ({
  category: 'pharmacy',
  cost,
  hasDeductible,
});
const generalBenefit = 'inpatient_coins';

export const benefits: Readonly<Record<BenefitId, Benefit>> = {
  preventive: medical(null, false),
  primaryCare: medical('pcp_copay', false),
  specialist: medical('spec_copay', false),
  urgentCare: medical('urgent_copay', false),
  emergency: medical('er_copay', false),
  general: medical(generalBenefit, true),
  therapy: { ...medical(generalBenefit, true), visits: 'Physical therapy' },
  chiropractic: { ...medical(generalBenefit, true), visits: 'Chiropractic care' },
  drugTier1: drug('rx_tier1_copay', false),
  drugTier2: drug('rx_tier2_copay', true),
  drugTier3: drug('rx_tier3_copay', true),
  drugTier4: drug('rx_tier4_coins', true),
  dentalPreventive: {
    category: 'dental',
    cost: 'preventive_coins',
    hasDeductible: false,
    visits: 'Cleanings and exams',
  },
  dentalBasic: { category: 'dental', cost: 'basic_coins', hasDeductible: true },
  dentalMajor: { category: 'dental', cost: 'major_coins', hasDeductible: true },
  eyeExam: { category: 'vision', cost: 'exam_copay', hasDeductible: false, visits: 'Eye exams' },
  lenses: { category: 'vision', cost: 'lenses_copay', hasDeductible: false },
  frames: { category: 'vision', cost: 'frames_coins', hasDeductible: false, isAllowance: true },
};

/** The member's part of the amount after the deductible: cents, then a percentage of the rest. */
export type MemberPart = { copay: number; percent: number; hasDeductible: boolean };

/** The surcharge on the member's percentage outside the network, in percentage points. */
const outside = 20;

/**
 * Outside the network there are no copays: everything is deductible, then a percentage. Emergency care costs the same
 * everywhere, as the No Surprises Act requires.
 */
export function memberPartOf(design: PlanDesign, id: BenefitId, network: Network): MemberPart {
  const { cost, hasDeductible } = benefits[id];
  const share = design.costs.find(({ code }) => code === cost);
  const general = design.costs.find(({ code }) => code === generalBenefit);
  const percent =
    share !== undefined && 'percent' in share
      ? share.percent
      : general !== undefined && 'percent' in general
        ? general.percent
        : outside;
  if (network === 'out' && id !== 'emergency') {
    return { copay: 0, percent: Math.min(100, percent + outside), hasDeductible: true };
  }
  if (share === undefined || 'months' in share) return { copay: 0, percent: 0, hasDeductible };
  if ('dollars' in share) return { copay: share.dollars * 100, percent: 0, hasDeductible };
  return { copay: 0, percent: share.percent, hasDeductible };
}
