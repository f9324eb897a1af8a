import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeText } from '#src/features/cost-estimates/saved-text.ts';
import { outcomeOf, type SavedEstimate } from '#src/domain/care/saved-estimate.ts';
import type { AmountCategory, StatedAmount } from '#src/domain/claims/amounts/amounts.ts';
import { figuresOf } from '#src/domain/claims/amounts/figures.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { payByTheBrochure } from './independent-estimate.ts';

interface Parts {
  allowed: number;
  deductible: number;
  copay: number;
  coinsurance: number;
}

const savedEstimate: SavedEstimate = {
  id: 'est-1',
  savedOn: '2026-05-10',
  procedureId: 'p1',
  procedure: 'Knee MRI',
  claimNames: ['Magnetic resonance imaging'],
  provider: 'Riverside Hospital',
  roleId: null,
  network: 'in',
  allowed: 92_000,
  share: 41_600,
  deductible: 29_000,
  copay: 0,
  coinsurance: 12_600,
  benefit: { category: 'medical', deductibleApplies: true, copay: null, coinsurancePercent: 20 },
  deductibleLeft: 29_000,
  outOfPocketLeft: 400_000,
  planYearEnd: '2026-12-31',
};

const amount = (category: AmountCategory, cents: number): StatedAmount => ({
  category,
  label: null,
  cents,
});

const amountsOf = ({ allowed, deductible, copay, coinsurance }: Parts): StatedAmount[] => [
  amount('submitted', allowed + 10_000),
  amount('eligible', allowed),
  amount('deductible', deductible),
  amount('copay', copay),
  amount('coinsurance', coinsurance),
  amount('benefit', allowed - deductible - copay - coinsurance),
  amount('memberliability', deductible + copay + coinsurance),
];

const same: Parts = { allowed: 92_000, deductible: 29_000, copay: 0, coinsurance: 12_600 };

function claim(parts: Parts, changes: Partial<FamilyClaim> = {}): FamilyClaim {
  const lines = [line('Magnetic resonance imaging', parts)];
  return {
    id: 'c-1',
    claimNumber: 'C1',
    careTeamName: null,
    collectedAt: null,
    memberId: 'M-1',
    kind: 'outpatient',
    status: 'paid',
    serviceStart: '2026-06-01',
    serviceEnd: null,
    receivedOn: '2026-06-03',
    processedOn: '2026-06-10',
    paidOn: null,
    patient: null,
    provider: null,
    coverage: null,
    providerName: 'Riverside Hospital',
    payerName: null,
    network: 'in',
    payee: null,
    figures: figuresOf(
      [],
      (changes.lines ?? lines).map(({ amounts }) => amounts),
    ),
    otherAmounts: [],
    paymentCents: null,
    lines,
    denialReasons: [],
    notes: [],
    related: [],
    disposition: null,
    authorizationNumbers: [],
    ...changes,
  };
}

const line = (service: string | null, parts: Parts) => ({
  sequence: 1,
  service,
  servicedOn: null,
  quantity: null,
  amounts: amountsOf(parts),
  network: null,
  denialReasons: [],
  noteNumbers: [],
  wasAddedByPayer: false,
});

const outcome = (...claims: FamilyClaim[]) => outcomeOf(savedEstimate, 'M-1', claims);
const textOf = (...claims: FamilyClaim[]) => outcomeText(savedEstimate, outcome(...claims));

describe('the claim of a saved estimate', () => {
  it('finds no claim for a saved estimate when the only claims are of another member, other care or an earlier day', () => {
    expect(outcome()).toEqual({ kind: 'open' });
    expect(
      outcome(
        claim(same, { memberId: 'M-2' }),
        claim(same, { serviceStart: '2026-05-09' }),
        claim(same, { serviceStart: null }),
        claim(same, { lines: [line('X-ray', same)] }),
      ),
    ).toEqual({ kind: 'open' });
  });

  it('can be of the same day, under any name of the care, in any case', () => {
    const familyClaim = claim(same, {
      serviceStart: '2026-05-10',
      lines: [line('KNEE MRI', same)],
    });
    expect(outcome(familyClaim)).toMatchObject({ kind: 'decided', claim: familyClaim });
  });

  it('prefers the same provider, then decided, open and reversed claims', () => {
    const other = claim(same, { id: 'a', providerName: 'Clearpoint Imaging' });
    const open = claim(same, { id: 'b', status: 'received' });
    const cancelled = claim(same, { id: 'c', status: 'cancelled' });
    const decided = claim(same, { id: 'd', serviceStart: '2026-07-01' });
    expect(outcome(other, open)).toMatchObject({ kind: 'received', claim: open });
    expect(outcome(cancelled, open)).toMatchObject({ kind: 'received' });
    expect(outcome(cancelled, open, decided)).toMatchObject({ kind: 'decided', claim: decided });
    expect(outcome(other)).toMatchObject({ kind: 'decided', claim: other });
  });

  it('shows no share when denied in part, since the denied part may not be owed', () => {
    const zero: Parts = { allowed: 0, deductible: 0, copay: 0, coinsurance: 0 };
    const partly = claim(same, {
      status: 'partly-paid',
      lines: [
        line('Magnetic resonance imaging', same),
        { ...line('Magnetic resonance imaging', zero), denialReasons: ['No records'] },
      ],
    });
    expect(outcome(partly)).toEqual({ kind: 'denied', claim: partly });
    expect(textOf(partly)).not.toContain('$');
  });

  it('does not compare a claim that is denied, reversed, replaced, unprocessable or without a share', () => {
    const denied = claim(same, { status: 'denied' });
    expect(outcome(denied)).toEqual({ kind: 'denied', claim: denied });
    const reversed = claim(same);
    const negative = {
      allowed: -92_000,
      deductible: -29_000,
      copay: 0,
      coinsurance: -12_600,
    };
    const reversal = claim(negative, {
      id: 'c-2',
      claimNumber: 'C2',
      lines: [
        {
          ...line('Magnetic resonance imaging', negative),
          amounts: [amount('submitted', -102_000), amount('benefit', -50_400)],
        },
      ],
      related: [{ relationship: 'prior', claim: 'C1' }],
    });
    expect(outcome(reversed, reversal)).toMatchObject({ kind: 'undone', claim: { id: 'c-1' } });
    expect(outcome(claim(same, { status: 'replaced' }))).toMatchObject({ kind: 'undone' });
    expect(outcome(claim(same, { status: 'not-processable' }))).toMatchObject({
      kind: 'unprocessable',
    });
    expect(outcome(claim(same, { figures: [] }))).toMatchObject({ kind: 'noShare' });
  });

  it('the claim of a saved estimate is unclear when it names no service', () => {
    const familyClaim = claim(same, { lines: [line(null, same)] });
    expect(outcome(familyClaim)).toEqual({ kind: 'unclear', claim: familyClaim });
    expect(outcome({ ...familyClaim, providerName: 'Clearpoint Imaging' })).toEqual({
      kind: 'open',
    });
  });
});

describe('why a claim differs from a saved estimate', () => {
  it('leaves out why a claim differs below a dollar', () => {
    expect(textOf(claim({ ...same, coinsurance: 12_650 }))).toBe(
      'Estimated $416.00, and your share is $416.50.',
    );
  });

  it('can be another price and another provider', () => {
    const dear = { ...same, allowed: 102_000, coinsurance: 14_600 };
    expect(textOf(claim(dear))).toBe(
      'Estimated $416.00, but your share is $436.00: the plan allowed $1,020.00, not $920.00.',
    );
    expect(textOf(claim(dear, { providerName: 'Clearpoint Imaging' }))).toContain(
      'the claim is from Clearpoint Imaging and the plan allowed $1,020.00, not $920.00.',
    );
  });

  const met = { ...same, deductible: 0, coinsurance: 18_400 };

  it('can be a deductible met in between, only if the member’s claims show it', () => {
    const lab = claim(
      { allowed: 30_000, deductible: 29_000, copay: 0, coinsurance: 200 },
      { id: 'c-0', serviceStart: '2026-05-20', processedOn: '2026-05-25' },
    );
    const labLines = {
      ...lab,
      lines: lab.lines.map((claimLine) => ({ ...claimLine, service: 'Blood tests' })),
    };
    expect(textOf(claim(met), labLines)).toBe(
      'Estimated $416.00, but your share is $184.00: you met your deductible in between.',
    );
    expect(textOf(claim(met))).toBe(
      'Estimated $416.00, but your share is $184.00: $0.00 went to your deductible, not $290.00.',
    );
    for (const change of [
      { processedOn: '2026-05-01' },
      { processedOn: '2026-07-01' },
      { memberId: 'M-2' },
      { network: 'out' as const },
      { status: 'cancelled' as const },
    ]) {
      expect(textOf(claim(met), { ...labLines, ...change })).not.toContain('you met');
    }
  });

  it('can be a new plan year, whose deductible starts over', () => {
    const full = { ...same, deductible: 92_000, coinsurance: 0 };
    expect(
      textOf(claim(full, { serviceStart: '2027-01-05', processedOn: '2027-01-12' })),
    ).toContain('a new plan year had started and $920.00 went to your deductible');
  });

  it('can be care out of network', () => {
    const outside = { ...same, deductible: 60_000, coinsurance: 12_800 };
    expect(textOf(claim(outside, { network: 'out' }))).toContain('you went out of network');
  });

  it('can be other services on the claim, with their part of the share', () => {
    const extra = { allowed: 20_000, deductible: 0, copay: 0, coinsurance: 4_000 };
    const both = [
      line('Magnetic resonance imaging', same),
      { ...line('Reading of the images', extra), sequence: 2 },
    ];
    expect(textOf(claim(same, { lines: both }))).toBe(
      'Estimated $416.00, but your share is $456.00: the claim also has Reading of the images, and your share of that is $40.00.',
    );
  });

  it('can be another coinsurance or copay', () => {
    expect(textOf(claim({ ...same, coinsurance: 25_200 }))).toContain(
      'your coinsurance is 40%, not 20%',
    );
    expect(
      textOf(claim({ allowed: 92_000, deductible: 29_000, copay: 5_000, coinsurance: 11_600 })),
    ).toContain('your copay is $50.00, not $0.00');
  });

  it('does not call a difference the reason when it does not add up to the share', () => {
    const odd = { ...same, allowed: 102_000, coinsurance: 3_333 };
    expect(textOf(claim(odd))).toContain('We can’t tell exactly why');
  });

  it('does not know why a claim differs when no stated amount differs', () => {
    const silent = [amount('memberliability', 60_000)];
    const familyClaim = claim(same, {
      lines: [{ ...line('Knee MRI', same), amounts: silent }],
    });
    expect(textOf(familyClaim)).toBe(
      'Estimated $416.00, but your share is $600.00. We can’t tell why. Call us to ask.',
    );
  });
});

describe('the reason for generated estimates and claims', () => {
  const price = fc.integer({ min: 20_000, max: 900_000 });
  it('names the generated change as the reason, which adds up to the claim’s share', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.record({
          was: price,
          now: price,
          percent: fc.integer({ min: 1, max: 60 }),
          left: fc.integer({ min: 0, max: 300_000 }),
          leftNow: fc.integer({ min: 0, max: 300_000 }),
          isOther: fc.boolean(),
          change: fc.constantFrom('nothing', 'price', 'deductible', 'both'),
        }),
        ({ was, now, percent, left, leftNow, isOther, change }) => {
          const pay = (allowed: number, deductible: number) => ({
            allowed,
            ...payByTheBrochure({
              allowed,
              deductibleApplies: true,
              copay: null,
              coinsuranceHundredths: percent * 100,
              deductibleLeft: [deductible],
              outOfPocketLeft: [],
            }),
          });
          const hasPrice = change === 'price' || change === 'both';
          const hasDeductible = change === 'deductible' || change === 'both';
          const before = pay(was, left);
          const after = pay(hasPrice ? now : was, hasDeductible ? leftNow : left);
          const estimate = {
            ...savedEstimate,
            allowed: was,
            share: before.deductible + before.coinsurance,
            deductible: before.deductible,
            coinsurance: before.coinsurance,
            benefit: { ...savedEstimate.benefit, coinsurancePercent: percent },
            deductibleLeft: left,
            outOfPocketLeft: null,
          };
          const came = claim(after, isOther ? { providerName: 'Clearpoint Imaging' } : {});
          const result = outcomeOf(estimate, 'M-1', [came]);
          expect(result.kind).toBe('decided');
          if (result.kind !== 'decided') return;
          const share = after.deductible + after.coinsurance;
          expect(result.share).toBe(share);
          expect(result.isExplained).toBe(true);
          const kinds = result.differences.map(({ kind }) => kind);
          if (Math.abs(share - estimate.share) < 100) {
            expect(kinds).toEqual([]);
            return;
          }
          expect(kinds.includes('price')).toBe(hasPrice && now !== was);
          expect(kinds.includes('provider')).toBe(isOther);
          // A deductible that changes only because of the new price isn't a separate difference.
          const expected = pay(after.allowed, left).deductible;
          expect(kinds.includes('deductible')).toBe(after.deductible !== expected);
          for (const kind of kinds) seen.add(kind);
        },
      ),
      { numRuns: 500, seed: 45 },
    );
    expect([...seen].toSorted()).toEqual(['deductible', 'price', 'provider']);
  });

  it('always adds up to the share', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 900_000 }), (allowed, share) => {
        const parts = { allowed, deductible: 0, copay: 0, coinsurance: Math.min(share, allowed) };
        const result = outcomeOf(savedEstimate, 'M-1', [claim(parts)]);
        if (result.kind !== 'decided' || !result.isExplained) return;
        if (result.differences.length === 0) {
          expect(Math.abs(result.share - savedEstimate.share)).toBeLessThan(100);
          return;
        }
        const percent =
          result.differences.find((estimateDifference) => estimateDifference.kind === 'coinsurance')
            ?.now ?? 20;
        expect(Math.abs(result.share - (allowed * percent) / 100)).toBeLessThan(100);
      }),
      { numRuns: 500, seed: 46 },
    );
  });
});
