import type { CoveredMember } from '../model.ts';
import type { BenefitId } from './benefits.ts';
import { CASE_NUMBERS } from './cases.ts';
import type { ServiceLine, Visit } from './claim.ts';
import type { ProviderId } from './providers.ts';

type VisitParts = Pick<Visit, 'claimNumber' | 'at' | 'provider' | 'lines'> &
  Partial<Omit<Visit, 'member'>>;

/**
 * What Maria had done on her medical plan and is worth showing, by plan year before this one. What
 * goes toward her deductible this year adds up to $617.34.
 */
export function mariasCare(member: CoveredMember, yearsAgo: number): Visit[] {
  return ([thisYear, lastYear, twoYearsAgo][yearsAgo]?.() ?? []).map((parts) => ({
    member,
    kind: 'professional',
    network: 'in',
    ...parts,
  }));
}

/** @param billed cents, as `allowed` */
function line(
  service: string,
  benefit: BenefitId,
  billed: number,
  allowed: number,
  more: Partial<ServiceLine> = {},
): ServiceLine {
  return { service, benefit, billed, allowed, ...more };
}

function office(billed: number, allowed: number): ServiceLine {
  return line('Office visit', 'primaryCare', billed, allowed);
}

function specialist(billed: number, allowed: number, more?: Partial<ServiceLine>): ServiceLine {
  return line('Specialist visit', 'specialist', billed, allowed, more);
}

function therapy(place: number, at: number): VisitParts {
  const lines = [line('Physical therapy session', 'therapy', 14_000, 6250)];
  return { claimNumber: ordinary(place), at, provider: 'org-juniper-therapy', lines };
}

function pharmacy(place: number, at: number, drug: ServiceLine): VisitParts {
  const claimNumber = ordinary(place);
  return { claimNumber, at, kind: 'pharmacy', provider: 'org-orchard-pharmacy', lines: [drug] };
}

function metformin(): ServiceLine {
  return line('Metformin 500 mg tablet', 'drugTier1', 3840, 2420, { quantity: 60 });
}

/** What only has to be there; 9000 keeps away from the numbers of visits drawn by lot. */
function ordinary(place: number): string {
  return `C8877019${String(place).padStart(5, '0')}`;
}

function thisYear(): VisitParts[] {
  return [...ordinaryVisits(), ...decidedCases(), ...openCases(), ...oddlyStated()];
}

function ordinaryVisits(): VisitParts[] {
  const visit = (
    place: number,
    at: number,
    provider: ProviderId,
    service: ServiceLine,
  ): VisitParts => ({ claimNumber: ordinary(place), at, provider, lines: [service] });
  return [
    visit(1, 0.06, 'org-summit-lab', line('Blood tests', 'general', 21_000, 8420)),
    visit(2, 0.18, 'org-clearpoint', line('X-ray of the knee', 'general', 18_000, 11_540)),
    therapy(3, 0.3),
    therapy(4, 0.34),
    therapy(5, 0.39),
    visit(6, 0.58, 'org-clearpoint', line('Ultrasound', 'general', 41_000, 23_024)),
    pharmacy(7, 0.12, metformin()),
    pharmacy(8, 0.44, line('Apixaban 5 mg tablet', 'drugTier2', 59_800, 42_150, { quantity: 60 })),
    pharmacy(9, 0.78, metformin()),
  ];
}

function decidedCases(): VisitParts[] {
  const { reversed, replaced, replacement } = CASE_NUMBERS;
  const hand = [specialist(30_500, 18_100), line('X-ray of the hand', 'general', 24_000, 9600)];
  return [
    {
      claimNumber: CASE_NUMBERS.paidInFull,
      at: 0.03,
      provider: 'org-cedar-family',
      lines: [line('Yearly check-up', 'preventive', 28_500, 19_600)],
    },
    {
      claimNumber: CASE_NUMBERS.paid,
      at: 0.1,
      provider: 'org-cedar-family',
      lines: [office(23_200, 15_000)],
    },
    { claimNumber: reversed, at: 0.2, provider: 'org-cedar-ortho', lines: hand },
    {
      claimNumber: CASE_NUMBERS.reversal,
      at: 0.24,
      provider: 'org-cedar-ortho',
      lines: hand,
      reverses: reversed,
    },
    {
      claimNumber: CASE_NUMBERS.otherInsurance,
      at: 0.27,
      provider: 'prac-okeefe',
      lines: [specialist(31_000, 18_740, { otherInsurance: 8000 })],
    },
    {
      claimNumber: replaced,
      at: 0.36,
      provider: 'prac-salas',
      lines: [specialist(42_000, 26_000)],
      progress: 'replaced',
      replacedBy: replacement,
    },
    {
      claimNumber: replacement,
      at: 0.365,
      provider: 'prac-salas',
      lines: [specialist(38_000, 24_000)],
      replaces: replaced,
    },
    {
      claimNumber: CASE_NUMBERS.outOfNetwork,
      at: 0.7,
      provider: 'org-high-plains',
      network: 'out',
      lines: [specialist(40_000, 25_000)],
    },
    {
      claimNumber: CASE_NUMBERS.notCovered,
      at: 0.74,
      provider: 'org-lakeside-chiro',
      lines: [
        line('Acupuncture', 'general', 11_500, 11_500, {
          notCovered: 'Your plan does not cover this service.',
        }),
      ],
    },
    {
      claimNumber: CASE_NUMBERS.deniedInReview,
      at: 0.8,
      provider: 'prac-salas',
      lines: [
        line('Knee brace', 'general', 86_000, 52_000, {
          denial: {
            reason: 'Not medically necessary',
            note: 'The records do not show why a custom brace is needed.',
          },
        }),
      ],
    },
    {
      claimNumber: CASE_NUMBERS.partlyPaid,
      at: 0.84,
      provider: 'prac-salas',
      lines: [
        specialist(29_500, 17_200),
        line('Injection into the joint', 'general', 18_200, 9900, {
          denial: {
            reason: 'No authorization',
            note: 'This service needs an authorization before it is done.',
          },
        }),
      ],
    },
    {
      claimNumber: CASE_NUMBERS.denied,
      at: 0.9,
      provider: 'org-riverside-hospital',
      kind: 'outpatient',
      lines: [
        line('Magnetic resonance imaging', 'general', 184_000, 92_000, {
          denial: {
            reason: 'Records are missing',
            note: 'We asked the provider for records and did not receive them.',
          },
        }),
      ],
    },
  ];
}

function openCases(): VisitParts[] {
  return [
    {
      claimNumber: CASE_NUMBERS.cancelled,
      at: 0.32,
      provider: 'org-cedar-family',
      lines: [office(19_800, 12_900)],
      progress: 'cancelled',
    },
    {
      claimNumber: CASE_NUMBERS.enteredInError,
      at: 0.86,
      provider: 'org-cedar-family',
      lines: [office(999_900, 999_900)],
      progress: 'entered-in-error',
    },
    {
      claimNumber: CASE_NUMBERS.unprocessable,
      at: 0.94,
      provider: 'org-northgate',
      lines: [line('Urgent care visit', 'urgentCare', 24_800, 15_500)],
      progress: 'unprocessable',
    },
    {
      claimNumber: CASE_NUMBERS.received,
      at: 0.985,
      provider: 'prac-salas',
      lines: [specialist(27_500, 16_800)],
      progress: 'received',
    },
  ];
}

/** Settled like others, but written by the payer in ways that the portal must bear. */
function oddlyStated(): VisitParts[] {
  return [
    {
      claimNumber: CASE_NUMBERS.unknownProvider,
      at: 0.42,
      provider: 'org-northgate',
      lines: [line('Urgent care visit', 'urgentCare', 26_000, 16_500)],
    },
    {
      claimNumber: CASE_NUMBERS.totalTwice,
      at: 0.46,
      provider: 'org-cedar-family',
      lines: [office(21_000, 13_600)],
    },
    {
      claimNumber: CASE_NUMBERS.unknownCategory,
      at: 0.5,
      provider: 'org-cedar-family',
      lines: [office(20_400, 13_100)],
    },
    {
      claimNumber: CASE_NUMBERS.twoCodings,
      at: 0.54,
      provider: 'prac-okeefe',
      lines: [specialist(33_000, 20_250)],
    },
    {
      claimNumber: CASE_NUMBERS.totalsDiffer,
      at: 0.62,
      provider: 'org-cedar-family',
      lines: [office(22_600, 14_400), line('Vaccination', 'preventive', 9800, 7200)],
    },
    {
      claimNumber: CASE_NUMBERS.nonFinancial,
      at: 0.66,
      provider: 'org-cedar-family',
      lines: [line('Care coordination', 'preventive', 0, 0)],
      isNonFinancial: true,
    },
  ];
}

function lastYear(): VisitParts[] {
  return [
    {
      claimNumber: CASE_NUMBERS.inpatient,
      at: 0.35,
      kind: 'inpatient',
      provider: 'org-riverside-hospital',
      nights: 3,
      lines: [
        line('Room and board', 'general', 1_840_000, 736_000),
        line('Operating room', 'general', 920_000, 368_000),
        line('Medical supplies', 'general', 140_000, 56_000),
      ],
    },
    {
      claimNumber: CASE_NUMBERS.deniedDecided,
      at: 0.6,
      provider: 'org-juniper-therapy',
      lines: [
        line('Physical therapy evaluation', 'therapy', 19_500, 11_200, {
          denial: {
            reason: 'Benefit limit',
            note: 'Our records show that all covered visits had been used.',
          },
        }),
      ],
    },
  ];
}

function twoYearsAgo(): VisitParts[] {
  return [
    {
      claimNumber: CASE_NUMBERS.deniedLongAgo,
      at: 0.4,
      provider: 'org-high-plains',
      lines: [
        line('Sleep study', 'general', 142_000, 78_000, {
          denial: {
            reason: 'Not medically necessary',
            note: 'A test at home was not tried first.',
          },
        }),
      ],
    },
  ];
}
