import type { CoveredMember } from '../model.ts';
import { deductibleTwice } from './cases.ts';
import type { Visit } from './claim.ts';

/** The surgery meets Dev's deductible; the X-ray after it is taken as deductible all the same. */
export function devsCare(member: CoveredMember, yearsAgo: number): Visit[] {
  if (yearsAgo > 0) return [];
  return [
    {
      claimNumber: 'C73640002',
      member,
      at: 0.4,
      kind: 'outpatient',
      provider: 'org-riverside-hospital',
      network: 'in',
      lines: [
        {
          service: 'Outpatient surgery',
          benefit: 'general',
          billed: 1_140_000,
          allowed: 492_000,
        },
      ],
    },
    {
      claimNumber: deductibleTwice,
      member,
      at: 0.8,
      kind: 'outpatient',
      provider: 'org-clearpoint',
      network: 'in',
      lines: [
        {
          service: 'X-ray',
          benefit: 'general',
          billed: 16_000,
          allowed: 9280,
          forcedDeductible: 2280,
        },
      ],
    },
  ];
}
