import type { BenefitId } from './benefits.ts';
import type { ClaimKind } from './claim.ts';
import type { ProviderId } from './providers.ts';

/** A service and its price: billed in whole dollars, from to; allowed as a percentage of it. */
export type ServiceOffer = {
  service: string;
  benefit: BenefitId;
  dollars: readonly [number, number];
  allowed: readonly [number, number];
  quantity?: number;
};

/** A kind of visit. */
export type VisitOffer = {
  kind: ClaimKind;
  providers: readonly [ProviderId, ...ProviderId[]];
  services: readonly [ServiceOffer, ...ServiceOffer[]];
  /** The relative frequency among the others of its list. */
  weight: number;
  nights?: readonly [number, number];
  /** Whether it may happen outside the network. */
  mayBeOutside?: true;
};

const usual = [48, 72] as const;

function service(
  name: string,
  benefit: BenefitId,
  dollars: readonly [number, number],
  allowed: readonly [number, number] = usual,
): ServiceOffer {
  return { service: name, benefit, dollars, allowed };
}

function drug(
  name: string,
  benefit: BenefitId,
  dollars: readonly [number, number],
  quantity: number,
) {
  return {
    kind: 'pharmacy' as const,
    providers: ['org-orchard-pharmacy', 'org-harvest-pharmacy'] as const,
    services: [{ ...service(name, benefit, dollars, [55, 80]), quantity }] as const,
  };
}

const lab = service('Blood tests', 'general', [90, 260], [30, 50]);

const urgent: VisitOffer = {
  kind: 'professional',
  providers: ['org-northgate'],
  services: [service('Urgent care visit', 'urgentCare', [180, 340])],
  weight: 3,
  mayBeOutside: true,
};

const emergency: VisitOffer = {
  kind: 'outpatient',
  providers: ['org-riverside-hospital'],
  services: [
    service('Emergency room visit', 'emergency', [1100, 2600]),
    service('X-ray', 'general', [180, 420]),
  ],
  weight: 1,
};

export const adultCare: readonly [VisitOffer, ...VisitOffer[]] = [
  {
    kind: 'professional',
    providers: ['org-cedar-clinic', 'prac-marchetti'],
    services: [service('Office visit', 'primaryCare', [150, 260])],
    weight: 8,
  },
  {
    kind: 'professional',
    providers: ['org-cedar-clinic'],
    services: [service('Yearly check-up', 'preventive', [220, 340]), lab],
    weight: 3,
  },
  {
    kind: 'professional',
    providers: ['prac-salas', 'prac-okeefe', 'org-cedar-ortho'],
    services: [service('Specialist visit', 'specialist', [210, 420])],
    weight: 6,
    mayBeOutside: true,
  },
  { kind: 'professional', providers: ['org-summit-lab'], services: [lab], weight: 5 },
  {
    kind: 'outpatient',
    providers: ['org-clearpoint', 'org-riverside-hospital'],
    services: [service('X-ray', 'general', [160, 380])],
    weight: 3,
  },
  {
    kind: 'outpatient',
    providers: ['org-clearpoint'],
    services: [
      service('Magnetic resonance imaging', 'general', [900, 1900], [40, 60]),
      service('Reading of the images', 'general', [140, 260]),
    ],
    weight: 1,
  },
  {
    kind: 'professional',
    providers: ['org-juniper-therapy'],
    services: [service('Physical therapy session', 'therapy', [110, 170])],
    weight: 5,
  },
  {
    kind: 'professional',
    providers: ['org-lakeside-chiro'],
    services: [service('Chiropractic adjustment', 'chiropractic', [65, 110])],
    weight: 2,
  },
  urgent,
  emergency,
  {
    kind: 'outpatient',
    providers: ['org-riverside-hospital'],
    services: [
      service('Outpatient surgery', 'general', [2400, 5200], [38, 55]),
      service('Anesthesia', 'general', [600, 1200], [40, 60]),
      service('Recovery room', 'general', [400, 900], [40, 60]),
    ],
    weight: 0.5,
  },
  {
    kind: 'inpatient',
    providers: ['org-riverside-hospital'],
    services: [
      service('Room and board', 'general', [6200, 12_400], [35, 50]),
      service('Operating room', 'general', [4800, 9800], [35, 50]),
      service('Medical supplies', 'general', [900, 2400], [35, 50]),
    ],
    weight: 0.25,
    nights: [2, 4],
  },
  { ...drug('Metformin 500 mg tablet', 'drugTier1', [22, 40], 60), weight: 7 },
  { ...drug('Lisinopril 10 mg tablet', 'drugTier1', [18, 36], 30), weight: 6 },
  { ...drug('Atorvastatin 20 mg tablet', 'drugTier1', [20, 44], 30), weight: 5 },
  { ...drug('Apixaban 5 mg tablet', 'drugTier2', [540, 640], 60), weight: 2 },
  { ...drug('Fluticasone inhaler', 'drugTier3', [260, 380], 1), weight: 1 },
  { ...drug('Adalimumab pen', 'drugTier4', [2900, 3400], 2), weight: 0.3 },
];

export const childCare: readonly [VisitOffer, ...VisitOffer[]] = [
  {
    kind: 'professional',
    providers: ['org-pine-pediatrics'],
    services: [
      service('Well-child visit', 'preventive', [190, 280]),
      service('Vaccination', 'preventive', [60, 180]),
    ],
    weight: 4,
  },
  {
    kind: 'professional',
    providers: ['org-pine-pediatrics', 'prac-marchetti'],
    services: [service('Office visit', 'primaryCare', [140, 230])],
    weight: 6,
  },
  urgent,
  emergency,
  { kind: 'professional', providers: ['org-summit-lab'], services: [lab], weight: 2 },
  { ...drug('Amoxicillin 400 mg suspension', 'drugTier1', [18, 34], 1), weight: 5 },
];

export const dentalCare: readonly [VisitOffer, ...VisitOffer[]] = [
  {
    kind: 'dental',
    providers: ['prac-ito', 'org-little-bend-dental'],
    services: [
      service('Dental cleaning', 'dentalPreventive', [110, 160], [60, 80]),
      service('Dental exam', 'dentalPreventive', [70, 110], [60, 80]),
    ],
    weight: 6,
  },
  {
    kind: 'dental',
    providers: ['prac-ito', 'org-little-bend-dental'],
    services: [service('Filling', 'dentalBasic', [190, 320], [55, 75])],
    weight: 3,
    mayBeOutside: true,
  },
  {
    kind: 'dental',
    providers: ['org-little-bend-dental'],
    services: [
      service('Crown', 'dentalMajor', [1250, 1700], [60, 75]),
      service('Dental X-ray', 'dentalBasic', [60, 110], [60, 80]),
    ],
    weight: 1,
  },
];

export const eyeCare: readonly [VisitOffer, ...VisitOffer[]] = [
  {
    kind: 'vision',
    providers: ['prac-whitcomb', 'org-bright-vision'],
    services: [service('Eye exam', 'eyeExam', [95, 150], [50, 65])],
    weight: 3,
  },
  {
    kind: 'vision',
    providers: ['org-bright-vision'],
    services: [
      service('Single-vision lenses', 'lenses', [90, 140], [55, 70]),
      service('Eyeglass frames', 'frames', [120, 320], [100, 100]),
    ],
    weight: 2,
  },
];
