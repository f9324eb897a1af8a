import type { BenefitId } from './claims/benefits.ts';

/** The items of a procedure: parts of its price in percent, or the price of what is billed separately, in cents. */
export type ProcedureItem = { name: string; percent?: number; usual?: number };

/** The prerequisites of a procedure. */
export type Prerequisite = {
  kind: 'priorAuthorization' | 'stepTherapy' | 'referral' | 'concurrentReview' | 'other';
  note: string;
};

/** A test or procedure whose cost can be estimated, in plain words: code lists belong to others. */
export type Procedure = {
  procedureId: string;
  /** Billing codes: invented, except G0121, a HCPCS level II code, which is in the public domain. */
  billingCodes: readonly string[];
  name: string;
  category: string;
  description: string;
  benefit: BenefitId;
  /** The usual price, in cents. */
  usual: number;
  /** The everyday names. */
  otherNames?: readonly string[];
  /** The specialties in the directory that perform it. */
  doneBy: readonly string[];
  included: readonly ProcedureItem[];
  separate: readonly ProcedureItem[];
  prerequisites: readonly Prerequisite[];
};

const imaging = ['Imaging', 'Hospital'];
const surgery = ['Hospital', 'Orthopedic surgery'];

/** Everyday names and the words of claims, by the procedure's key. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  mammogram: ['Mammography', 'Breast X-ray'],
  colonoscopy: ['Colon cancer screening'],
  'knee-mri': ['Magnetic resonance imaging'],
  'primary-visit': ['Office visit'],
  'bone-visit': ['Specialist visit'],
  'therapy-visit': ['Physical therapy session'],
  'chiropractic-visit': ['Chiropractic adjustment'],
  'head-ct': ['CAT scan'],
  'belly-ultrasound': ['Sonogram', 'Abdominal ultrasound'],
  checkup: ['Physical', 'Wellness visit', 'Yearly check-up'],
  'blood-count': ['CBC', 'Blood test'],
  cholesterol: ['Lipid panel', 'Blood test'],
  'heart-visit': ['Heart doctor', 'Cardiologist'],
  'skin-visit': ['Skin doctor', 'Dermatologist'],
};

const codes: Readonly<Record<string, string>> = {
  'knee-mri': 'SB101',
  'knee-arthroscopy': 'SB201',
  'knee-replacement': 'SB202',
  'hip-replacement': 'SB203',
  'back-mri': 'SB102',
  'head-ct': 'SB103',
  'chest-xray': 'SB104',
  'ankle-xray': 'SB105',
  'belly-ultrasound': 'SB106',
  mammogram: 'SB301',
  colonoscopy: 'G0121',
  'upper-endoscopy': 'SB302',
  checkup: 'SB401',
  'primary-visit': 'SB402',
  'child-visit': 'SB403',
  'heart-visit': 'SB404',
  'skin-visit': 'SB405',
  'bone-visit': 'SB406',
  'therapy-visit': 'SB501',
  'chiropractic-visit': 'SB502',
  'urgent-visit': 'SB407',
  'blood-count': 'SB601',
  cholesterol: 'SB602',
  'sleep-study': 'SB701',
};

const read = [
  { name: 'The pictures', percent: 80 },
  { name: 'A radiologist’s report', percent: 20 },
];
const operation = {
  included: [
    { name: 'The surgeon', percent: 35 },
    { name: 'The operating room', percent: 50 },
    { name: 'Your first checkup after surgery', percent: 15 },
  ],
  separate: [{ name: 'Anesthesia', usual: 96_000 }, { name: 'Physical therapy afterward' }],
};
const approval: Prerequisite = {
  kind: 'priorAuthorization',
  note: 'Your doctor asks us for it.',
};

type Terms = Partial<Pick<Procedure, 'included' | 'separate' | 'prerequisites'>>;

/** The items and prerequisites of procedures, by the procedure's key. */
const terms: Readonly<Record<string, Terms>> = {
  'knee-mri': {
    included: read,
    separate: [{ name: 'Contrast dye, if your doctor orders it' }],
    prerequisites: [approval],
  },
  'back-mri': {
    included: read,
    prerequisites: [
      approval,
      { kind: 'stepTherapy', note: 'Six weeks of exercises or physical therapy come first.' },
    ],
  },
  'head-ct': { included: read },
  'knee-arthroscopy': { ...operation, prerequisites: [approval] },
  'knee-replacement': {
    ...operation,
    prerequisites: [
      approval,
      { kind: 'concurrentReview', note: 'We review each day in the hospital after the second.' },
    ],
  },
  'hip-replacement': { ...operation, prerequisites: [approval] },
  colonoscopy: { separate: [{ name: 'Anesthesia', usual: 42_000 }, { name: 'Lab tests' }] },
  'upper-endoscopy': { separate: [{ name: 'Anesthesia', usual: 42_000 }] },
  'therapy-visit': {
    prerequisites: [
      { kind: 'concurrentReview', note: 'After 12 visits, your therapist asks us for more.' },
    ],
  },
  'heart-visit': {
    prerequisites: [
      { kind: 'referral', note: 'Your primary care provider refers you to a specialist.' },
    ],
  },
  'sleep-study': {
    prerequisites: [approval, { kind: 'stepTherapy', note: 'A test at home comes first.' }],
  },
};

function procedure(
  key: string,
  name: string,
  category: string,
  description: string,
  benefit: BenefitId,
  usual: number,
  doneBy: readonly string[],
): Procedure {
  const others = otherNames[key];
  const code = codes[key];
  return {
    procedureId: `proc-${key}`,
    billingCodes: code === undefined ? [] : [code],
    name,
    category,
    description,
    benefit,
    usual,
    doneBy,
    included: [],
    separate: [],
    prerequisites: [],
    ...terms[key],
    ...(others === undefined ? {} : { otherNames: others }),
  };
}

const family = ['Family medicine', 'Internal medicine'];

/** Every procedure of the sandbox. The first is the one of the OpenAPI examples. */
export const procedures: readonly Procedure[] = [
  procedure(
    'knee-mri',
    'Knee MRI without contrast',
    'Imaging',
    'Pictures of the inside of the knee.',
    'general',
    48_500,
    imaging,
  ),
  procedure(
    'knee-arthroscopy',
    'Knee arthroscopy',
    'Surgery',
    'A look into the knee through a small cut, and repairs there.',
    'general',
    612_000,
    surgery,
  ),
  procedure(
    'knee-replacement',
    'Knee replacement',
    'Surgery',
    'A new joint for the knee.',
    'general',
    2_845_000,
    surgery,
  ),
  procedure(
    'hip-replacement',
    'Hip replacement',
    'Surgery',
    'A new joint for the hip.',
    'general',
    2_910_000,
    surgery,
  ),
  procedure(
    'back-mri',
    'Lower back MRI',
    'Imaging',
    'Pictures of the lower spine.',
    'general',
    52_000,
    imaging,
  ),
  procedure(
    'head-ct',
    'Head CT scan',
    'Imaging',
    'X-ray pictures of the head in layers.',
    'general',
    38_900,
    imaging,
  ),
  procedure(
    'chest-xray',
    'Chest X-ray',
    'Imaging',
    'A picture of the heart and lungs.',
    'general',
    9_400,
    imaging,
  ),
  procedure(
    'ankle-xray',
    'Ankle X-ray',
    'Imaging',
    'A picture of the bones of the ankle.',
    'general',
    8_700,
    imaging,
  ),
  procedure(
    'belly-ultrasound',
    'Belly ultrasound',
    'Imaging',
    'Pictures of the organs of the belly by sound.',
    'general',
    21_500,
    imaging,
  ),
  procedure(
    'mammogram',
    'Mammogram',
    'Screening',
    'A breast X-ray to find cancer early.',
    'preventive',
    19_800,
    imaging,
  ),
  procedure(
    'colonoscopy',
    'Screening colonoscopy',
    'Screening',
    'A look into the large bowel to find cancer early.',
    'preventive',
    118_000,
    ['Gastroenterology', 'Hospital'],
  ),
  procedure(
    'upper-endoscopy',
    'Upper endoscopy',
    'Procedures',
    'A look into the stomach.',
    'general',
    96_500,
    ['Gastroenterology', 'Hospital'],
  ),
  procedure(
    'checkup',
    'Yearly checkup',
    'Office visits',
    'A visit to stay well.',
    'preventive',
    21_000,
    family,
  ),
  procedure(
    'primary-visit',
    'Primary care office visit',
    'Office visits',
    'A visit for something that bothers you.',
    'primaryCare',
    13_800,
    family,
  ),
  procedure(
    'child-visit',
    'Office visit for a child',
    'Office visits',
    'A visit to a children’s doctor.',
    'primaryCare',
    13_200,
    ['Pediatrics'],
  ),
  procedure(
    'heart-visit',
    'Heart specialist visit',
    'Office visits',
    'A first visit to a heart doctor.',
    'specialist',
    24_600,
    ['Cardiology'],
  ),
  procedure(
    'skin-visit',
    'Skin specialist visit',
    'Office visits',
    'A first visit to a skin doctor.',
    'specialist',
    19_900,
    ['Dermatology'],
  ),
  procedure(
    'bone-visit',
    'Bone and joint specialist visit',
    'Office visits',
    'A first visit to a bone and joint doctor.',
    'specialist',
    23_500,
    ['Orthopedic surgery'],
  ),
  procedure(
    'therapy-visit',
    'Physical therapy visit',
    'Therapy',
    'One visit with exercises.',
    'therapy',
    11_200,
    ['Physical therapy'],
  ),
  procedure(
    'chiropractic-visit',
    'Chiropractic visit',
    'Therapy',
    'One visit for the back or neck.',
    'chiropractic',
    7_600,
    ['Chiropractic'],
  ),
  procedure(
    'urgent-visit',
    'Urgent care visit',
    'Office visits',
    'A visit for something that can’t wait.',
    'urgentCare',
    18_900,
    ['Urgent care'],
  ),
  procedure(
    'blood-count',
    'Blood count',
    'Lab tests',
    'A count of the cells of your blood.',
    'general',
    2_300,
    ['Laboratory', 'Hospital'],
  ),
  procedure(
    'cholesterol',
    'Cholesterol test',
    'Lab tests',
    'The fats in your blood.',
    'general',
    3_100,
    ['Laboratory', 'Hospital'],
  ),
  procedure(
    'sleep-study',
    'Sleep study',
    'Procedures',
    'A night under watch, to see how you breathe.',
    'general',
    104_000,
    ['Hospital'],
  ),
];
