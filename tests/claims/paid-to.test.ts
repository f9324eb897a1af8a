import { expect, it } from 'vitest';
import { paidTo } from '#src/domain/claims/claim.ts';
import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';
import { paidClaim } from '../support/claims.ts';

it.each<[ClaimStatus, number | undefined, string | null]>([
  ['paid', 18_600, 'provider'],
  ['partly-paid', 100, 'provider'],
  // It was paid, and the payer does not say how much.
  ['paid', undefined, 'provider'],
  ['partly-paid', undefined, 'provider'],
  ['paid', 0, null],
  ['processed', 0, null],
  ['denied', 0, null],
  ['denied', undefined, null],
  ['received', undefined, null],
  // An entry that takes a payment back.
  ['processed', -18_600, null],
])(
  'finds the payee of a claim that is %s, with %s cents paid by the plan: %s',
  (status, benefit, who) => {
    const amounts = benefit === undefined ? {} : { benefit };
    expect(paidTo(paidClaim(amounts, { status, payee: 'provider' }))).toBe(who);
  },
);
