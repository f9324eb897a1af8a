import type { CoveredMember } from '../model.ts';
import { caseVisits } from './case-visits.ts';
import { caseNumbers } from './cases.ts';
import type { ServiceLine, Visit } from './claim.ts';
import type { ProviderId } from './providers.ts';
import { line, type VisitParts } from './visit-parts.ts';

/**
 * Returns Maria's care on her medical plan that is worth showing, by plan year before this one. The amounts toward her
 * deductible this year add up to $617.34.
 */
export function mariasCare(member: CoveredMember, yearsAgo: number): Visit[] {
  return ([thisYear, lastYear, twoYearsAgo][yearsAgo]?.() ?? []).map((parts) => ({
    member,
    kind: 'professional',
    network: 'in',
    ...parts,
  }));
}

function therapy(number: number, at: number): VisitParts {
  const lines = [line('Physical therapy session', 'therapy', 14_000, 6250)];
  return { claimNumber: ordinary(number), at, provider: 'org-juniper-therapy', lines };
}

function pharmacy(number: number, at: number, drug: ServiceLine): VisitParts {
  const claimNumber = ordinary(number);
  return { claimNumber, at, kind: 'pharmacy', provider: 'org-orchard-pharmacy', lines: [drug] };
}

function metformin(): ServiceLine {
  return line('Metformin 500 mg tablet', 'drugTier1', 3840, 2420, { quantity: 60 });
}

/** Returns the id of a claim without a story; 9000 keeps away from the numbers of random visits. */
function ordinary(number: number): string {
  return `C8877019${String(number).padStart(5, '0')}`;
}

function thisYear(): VisitParts[] {
  return [...ordinaryVisits(), ...caseVisits()];
}

function ordinaryVisits(): VisitParts[] {
  const visit = (
    number: number,
    at: number,
    provider: ProviderId,
    service: ServiceLine,
  ): VisitParts => ({ claimNumber: ordinary(number), at, provider, lines: [service] });
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

function lastYear(): VisitParts[] {
  return [
    {
      claimNumber: caseNumbers.inpatient,
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
      claimNumber: caseNumbers.manyLines,
      at: 0.45,
      kind: 'outpatient',
      provider: 'org-juniper-therapy',
      lines: Array.from({ length: 44 }, (_, index) =>
        line(`Day program, hour ${index + 1}`, 'general', 9500, 4200),
      ),
    },
    {
      claimNumber: caseNumbers.deniedDecided,
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
      claimNumber: caseNumbers.deniedLongAgo,
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
