import type { components } from '#generated/v1/paths.d.ts';
import { benefits, memberPartOf, type BenefitId } from './claims/benefits.ts';
import type { Limit, Network, PlanDesign } from './model.ts';

type Sent = components['schemas']['PlanBenefit'];
type Authorization = NonNullable<Sent['priorAuthorization']>;

/** A service as the plan document names it. */
type Service = {
  name: string;
  group: string;
  /** How claims for it are decided; null for what the plan does not cover. */
  benefit: BenefitId | null;
  otherNames?: readonly string[];
  priorAuthorization?: Authorization;
};

const medical: readonly Service[] = [
  {
    name: 'Yearly checkup',
    group: 'Preventive care',
    benefit: 'preventive',
    otherNames: ['Physical', 'Annual exam', 'Wellness visit', 'Well-child visit'],
  },
  { name: 'Vaccines', group: 'Preventive care', benefit: 'preventive', otherNames: ['Flu shot'] },
  { name: 'Screening mammogram', group: 'Preventive care', benefit: 'preventive' },
  { name: 'Screening colonoscopy', group: 'Preventive care', benefit: 'preventive' },
  {
    name: 'Primary care visit',
    group: 'Office visits',
    benefit: 'primaryCare',
    otherNames: ['Family doctor', 'Doctor visit'],
  },
  { name: 'Specialist visit', group: 'Office visits', benefit: 'specialist' },
  {
    name: 'Mental health visit',
    group: 'Office visits',
    benefit: 'specialist',
    otherNames: ['Counseling', 'Talk therapy'],
  },
  { name: 'Urgent care', group: 'Urgent and emergency care', benefit: 'urgentCare' },
  { name: 'Emergency room', group: 'Urgent and emergency care', benefit: 'emergency' },
  { name: 'Ambulance', group: 'Urgent and emergency care', benefit: 'general' },
  { name: 'Lab test', group: 'Tests', benefit: 'general', otherNames: ['Blood work'] },
  { name: 'X-ray', group: 'Tests', benefit: 'general' },
  {
    name: 'MRI, CT or PET scan',
    group: 'Tests',
    benefit: 'general',
    otherNames: ['Advanced imaging'],
    priorAuthorization: 'required',
  },
  {
    name: 'Hospital stay',
    group: 'Hospital and surgery',
    benefit: 'general',
    otherNames: ['Inpatient care'],
    priorAuthorization: 'required',
  },
  {
    name: 'Outpatient surgery',
    group: 'Hospital and surgery',
    benefit: 'general',
    priorAuthorization: 'sometimes',
  },
  {
    name: 'Having a baby',
    group: 'Hospital and surgery',
    benefit: 'general',
    otherNames: ['Maternity', 'Childbirth and delivery'],
  },
  { name: 'Cosmetic surgery', group: 'Hospital and surgery', benefit: null },
  {
    name: 'Physical therapy',
    group: 'Therapy',
    benefit: 'therapy',
    priorAuthorization: 'sometimes',
  },
  { name: 'Chiropractic care', group: 'Therapy', benefit: 'chiropractic' },
  {
    name: 'Medical equipment',
    group: 'Equipment',
    benefit: 'general',
    otherNames: ['Crutches', 'Wheelchair', 'CPAP machine'],
    priorAuthorization: 'sometimes',
  },
  { name: 'Tier 1 preferred generic', group: 'Prescription drugs', benefit: 'drugTier1' },
  { name: 'Tier 2 preferred brand', group: 'Prescription drugs', benefit: 'drugTier2' },
  {
    name: 'Tier 3 non-preferred brand',
    group: 'Prescription drugs',
    benefit: 'drugTier3',
    priorAuthorization: 'sometimes',
  },
  {
    name: 'Tier 4 specialty',
    group: 'Prescription drugs',
    benefit: 'drugTier4',
    priorAuthorization: 'required',
  },
];

const dental: readonly Service[] = [
  { name: 'Cleaning', group: 'Preventive care', benefit: 'dentalPreventive' },
  { name: 'Dental exam', group: 'Preventive care', benefit: 'dentalPreventive' },
  { name: 'Filling', group: 'Basic services', benefit: 'dentalBasic' },
  { name: 'Tooth removal', group: 'Basic services', benefit: 'dentalBasic' },
  {
    name: 'Crown',
    group: 'Major services',
    benefit: 'dentalMajor',
    priorAuthorization: 'sometimes',
  },
  {
    name: 'Bridge or denture',
    group: 'Major services',
    benefit: 'dentalMajor',
    priorAuthorization: 'sometimes',
  },
  { name: 'Teeth whitening', group: 'Other care', benefit: null },
];

const vision: readonly Service[] = [
  { name: 'Eye exam', group: 'Exams', benefit: 'eyeExam' },
  { name: 'Lenses', group: 'Glasses', benefit: 'lenses' },
  { name: 'Frames', group: 'Glasses', benefit: 'frames' },
  { name: 'Laser eye surgery', group: 'Other care', benefit: null, otherNames: ['LASIK'] },
];

const services = { Medical: medical, Dental: dental, Vision: vision };

/** Returns the services of a plan, with what a member pays by the rules that decide claims. */
export const planBenefits = (design: PlanDesign): Sent[] =>
  services[design.contractType].map((service) => sentOf(service, design));

function sentOf(service: Service, design: PlanDesign): Sent {
  const { name, group, benefit, otherNames, priorAuthorization = 'notRequired' } = service;
  const facts = {
    benefitId: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    group,
    ...(otherNames === undefined ? {} : { otherNames: [...otherNames] }),
  };
  if (benefit === null) return { ...facts, notCovered: ['in', 'out'] };
  const limit = limitOf(design, benefit);
  return {
    ...facts,
    inNetwork: shareOf(design, benefit, 'in'),
    outOfNetwork: shareOf(design, benefit, saysNetwork(design, benefit) ? 'out' : 'in'),
    ...(limit === undefined ? {} : { limit }),
    priorAuthorization,
  };
}

/** Whether the coverage states the cost by network: one that it states alone holds in both. */
function saysNetwork({ costs }: PlanDesign, id: BenefitId): boolean {
  const { cost } = benefits[id];
  return cost === null || costs.some((share) => share.code === cost && share.network === 'in');
}

function shareOf(
  design: PlanDesign,
  id: BenefitId,
  network: Network,
): NonNullable<Sent['inNetwork']> {
  const { copay, percent, hasDeductible } = memberPartOf(design, id, network);
  return {
    category: benefits[id].category,
    deductibleApplies: hasDeductible,
    ...(copay === 0 ? {} : { copay: { amount: copay, currency: 'USD' as const } }),
    ...(percent === 0 ? {} : { coinsurancePercent: percent }),
  };
}

function limitOf({ limits }: PlanDesign, id: BenefitId): Sent['limit'] {
  const { visits, isAllowance } = benefits[id];
  const limit = limits.find(({ type, network, label }: Limit) =>
    visits === undefined
      ? isAllowance === true && type === 'benefitMaximum' && network === 'in'
      : type === 'visits' && label === visits,
  );
  if (limit === undefined || (limit.type !== 'visits' && limit.type !== 'benefitMaximum')) return;
  const { type, label, individual } = limit;
  return {
    type,
    ...(label === undefined ? {} : { label }),
    ...(individual === undefined ? {} : { allowed: individual }),
  };
}
