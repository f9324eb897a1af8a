import type { CostShare, Limit, PlanDesign } from './model.ts';

/** Limits are written in dollars here and kept in cents. */
function limit(
  category: Limit['category'],
  network: Limit['network'],
  type: Exclude<Limit['type'], 'visits'>,
  dollars: { individual?: number; family?: number },
): Limit {
  const { individual, family } = dollars;
  return {
    category,
    network,
    type,
    unit: 'cents',
    ...(individual === undefined ? {} : { individual: individual * 100 }),
    ...(family === undefined ? {} : { family: family * 100 }),
  };
}

function visits(category: Limit['category'], label: string, individual: number): Limit {
  return { category, network: 'in', type: 'visits', unit: 'visits', label, individual };
}

/** Eight limits, always in this order; the used amounts of the seeds follow it. */
function medicalLimits(options: {
  deductible: number;
  outOfPocket: number;
  pharmacyDeductible: number;
  familyToo: boolean;
}): readonly Limit[] {
  const { deductible, outOfPocket, pharmacyDeductible, familyToo } = options;
  const both = (individual: number) =>
    familyToo ? { individual, family: individual * 2 } : { individual };
  return [
    limit('medical', 'in', 'deductible', both(deductible)),
    limit('medical', 'in', 'outOfPocketMax', both(outOfPocket)),
    limit('medical', 'out', 'deductible', both(deductible * 2)),
    limit('medical', 'out', 'outOfPocketMax', both(outOfPocket * 2)),
    limit('pharmacy', 'in', 'deductible', both(pharmacyDeductible)),
    limit('pharmacy', 'in', 'outOfPocketMax', both(outOfPocket / 2)),
    visits('medical', 'Physical therapy', 30),
    visits('medical', 'Chiropractic care', 20),
  ];
}

function medicalCosts(options: {
  primaryCare: number;
  specialist: number;
  emergency: number;
  coinsurance: number;
  tiers: readonly [number, number, number];
}): readonly CostShare[] {
  const [generic, preferred, other] = options.tiers;
  const inside = { network: 'in' } as const;
  const outside = options.coinsurance + 20;
  return [
    { code: 'pcp_copay', text: 'Primary care visit', ...inside, dollars: options.primaryCare },
    { code: 'pcp_coins_out', text: 'Primary care visit', percent: outside },
    { code: 'spec_copay', text: 'Specialist visit', ...inside, dollars: options.specialist },
    { code: 'spec_coins_out', text: 'Specialist visit', percent: outside },
    { code: 'urgent_copay', text: 'Urgent care', ...inside, dollars: options.specialist },
    { code: 'urgent_coins_out', text: 'Urgent care', percent: outside },
    { code: 'er_copay', text: 'Emergency room', dollars: options.emergency },
    { code: 'inpatient_coins', text: 'Hospital stay', ...inside, percent: options.coinsurance },
    { code: 'inpatient_coins_out', text: 'Hospital stay', percent: outside },
    { code: 'rx_tier1_copay', text: 'Tier 1 preferred generic', dollars: generic },
    { code: 'rx_tier2_copay', text: 'Tier 2 preferred brand', dollars: preferred },
    { code: 'rx_tier3_copay', text: 'Tier 3 non-preferred brand', dollars: other },
    { code: 'rx_tier4_coins', text: 'Tier 4 specialty', percent: options.coinsurance + 5 },
  ];
}

type MedicalOptions = Parameters<typeof medicalLimits>[0] & Parameters<typeof medicalCosts>[0];

function medical(planName: string, options: MedicalOptions): PlanDesign {
  return {
    planName,
    contractType: 'Medical',
    limits: medicalLimits(options),
    costs: medicalCosts(options),
  };
}

const ppo: MedicalOptions = {
  deductible: 1500,
  outOfPocket: 5000,
  pharmacyDeductible: 250,
  familyToo: true,
  primaryCare: 30,
  specialist: 55,
  emergency: 250,
  coinsurance: 20,
  tiers: [10, 40, 75],
};

export const arborPpo = medical('Arbor Choice PPO 1500', ppo);
export const harborGroupPpo = medical('Harbor Group PPO 1000', {
  ...ppo,
  deductible: 1000,
  outOfPocket: 4000,
});
export const harborBasic = medical('Harbor Basic EPO', {
  ...ppo,
  deductible: 3000,
  outOfPocket: 8000,
});
export const arborBasic = medical('Arbor Basic EPO', {
  ...ppo,
  deductible: 2500,
  outOfPocket: 7000,
});
export const bridgewellHmo = medical('BridgeWell HMO 500', {
  ...ppo,
  deductible: 500,
  outOfPocket: 3000,
  coinsurance: 15,
});

/** The plan of an exchange member in earlier years. */
export const octetBronze = medical('Octet Bronze 6000', {
  ...ppo,
  deductible: 6000,
  outOfPocket: 9000,
  familyToo: false,
  primaryCare: 45,
  specialist: 90,
  coinsurance: 40,
  tiers: [20, 70, 120],
});

/** Medicare and exchange plans cover one person each. */
export const arborMedicareHmo = medical('Arbor Medicare Advantage HMO', {
  ...ppo,
  deductible: 200,
  outOfPocket: 4900,
  pharmacyDeductible: 100,
  familyToo: false,
  primaryCare: 0,
  specialist: 35,
  emergency: 110,
  tiers: [0, 42, 95],
});
/** The plan of a state program: small costs for one person. */
export const arborStatePlan = medical('Arbor State Care', {
  ...ppo,
  deductible: 150,
  outOfPocket: 1200,
  pharmacyDeductible: 50,
  familyToo: false,
  primaryCare: 4,
  specialist: 8,
  emergency: 20,
  coinsurance: 10,
  tiers: [4, 8, 8],
});
export const octetSilver = medical('Octet Silver 3500', {
  ...ppo,
  deductible: 3500,
  outOfPocket: 8700,
  familyToo: false,
  coinsurance: 30,
});

/** Four limits, in this order. */
export function dental(planName: string): PlanDesign {
  return {
    planName,
    contractType: 'Dental',
    limits: [
      limit('dental', 'in', 'deductible', { individual: 50, family: 150 }),
      limit('dental', 'in', 'benefitMaximum', { individual: 1500 }),
      limit('dental', 'out', 'benefitMaximum', { individual: 1000 }),
      visits('dental', 'Cleanings and exams', 2),
    ],
    costs: [
      { code: 'preventive_coins', text: 'Preventive care', percent: 0 },
      { code: 'basic_coins', text: 'Basic services', percent: 20 },
      { code: 'major_coins', text: 'Major services', percent: 50 },
      { code: 'orthodontia_coins', text: 'Orthodontia', percent: 50 },
      { code: 'waiting_major', text: 'Major services', months: 12 },
      { code: 'waiting_orthodontia', text: 'Orthodontia', months: 36 },
    ],
  };
}

/** Three limits, in this order. */
export function vision(planName: string): PlanDesign {
  return {
    planName,
    contractType: 'Vision',
    limits: [
      limit('vision', 'in', 'benefitMaximum', { individual: 180 }),
      limit('vision', 'out', 'benefitMaximum', { individual: 90 }),
      visits('vision', 'Eye exams', 1),
    ],
    costs: [
      { code: 'exam_copay', text: 'Eye exam', dollars: 15 },
      { code: 'lenses_copay', text: 'Lenses', dollars: 25 },
      { code: 'frames_coins', text: 'Frames above the allowance', percent: 80 },
    ],
  };
}
