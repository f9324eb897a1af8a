import type { CoveredMember } from '../model.ts';
import { ruthsDenial, idasDenial } from './cases.ts';
import type { Visit } from './claim.ts';
import { line, type VisitParts } from './visit-parts.ts';

const denials: Readonly<Record<string, VisitParts>> = {
  M40285519: {
    claimNumber: ruthsDenial,
    at: 0.93,
    provider: 'org-juniper-therapy',
    lines: [
      line('Balance training after a fall', 'therapy', 48_000, 26_400, {
        denial: {
          reason: 'Not medically necessary',
          note: 'The records do not show that you fell in the last six months.',
        },
      }),
    ],
  },
  A58114420: {
    claimNumber: idasDenial,
    at: 0.93,
    provider: 'org-cedar-ortho',
    lines: [
      line('Wrist splint, made to measure', 'general', 39_500, 21_000, {
        denial: {
          reason: 'Not medically necessary',
          note: 'The records do not show why a ready-made splint is not enough.',
        },
      }),
    ],
  },
};

/** Returns this year's denied claim of a plan whose appeals don't follow the rules for commercial plans. */
export function deniedCare(contractId: string, member: CoveredMember): Visit[] {
  const denial = denials[contractId];
  return denial ? [{ member, kind: 'professional', network: 'in', ...denial }] : [];
}
