import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { benefits, type BenefitId } from '#sandbox/seed/claims/benefits.ts';
import { claimCases, type ClaimCase } from '#sandbox/seed/claims/cases.ts';
import type { AdjudicatedClaim, Amounts } from '#sandbox/seed/claims/claim.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { createLedger } from '#sandbox/seed/claims/ledger.ts';
import { countLine, decideLine } from '#sandbox/seed/claims/line-decision.ts';
import { insurers } from '#sandbox/seed/insurers.ts';
import type { Contract, Network, PlanDesign } from '#sandbox/seed/model.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';

const someDays = [
  new Date(2026, 10, 21, 12),
  new Date(2027, 0, 1),
  new Date(2027, 0, 2),
  new Date(2028, 1, 29),
  new Date(2026, 11, 31),
];
const sandboxOn = (now: Date) => {
  const world = createWorld(now, 'http://partner.example');
  const claims = createClaims(world);
  const all = () => world.contracts.flatMap((contract) => claims.of(contract));
  return { world, claims, all };
};
const { world, claims, all } = sandboxOn(someDays[0] ?? new Date());
const contractNamed = (contractId: string): Contract => {
  const match = world.contracts.find((contract) => contract.contractId === contractId);
  if (match === undefined) throw new Error(contractId);
  return match;
};

/** Returns the amounts that do not add up, in cents. */
function missing(amounts: Amounts): number[] {
  const { billed, discount, noncovered, allowed } = amounts;
  const { planPaid, otherInsurance, deductible, copay, coinsurance } = amounts;
  return [
    billed - discount - noncovered - allowed,
    allowed - planPaid - otherInsurance - deductible - copay - coinsurance,
  ];
}

const isOpen = ({ progress }: AdjudicatedClaim) =>
  progress === 'received' || progress === 'unprocessable';

describe('the decision on a service', () => {
  const designs = world.contracts.map(({ design }) => design);
  const ids = Object.keys(benefits).filter((id): id is BenefitId => id in benefits);
  const service = fc.record({
    benefit: fc.constantFrom(...ids),
    billed: fc.integer({ min: 0, max: 5_000_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    other: fc.option(fc.integer({ min: 0, max: 500_000 })),
    network: fc.constantFrom<Network>('in', 'out'),
    sequence: fc.constantFrom('01', '02', '03'),
  });

  test('adds up, is never negative and never takes more than a limit leaves', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PlanDesign>(...designs),
        fc.array(service, { minLength: 1, maxLength: 30 }),
        (design, services) => {
          const ledger = createLedger(design.limits, ['01', '02', '03']);
          for (const { benefit, billed, share, other, network, sequence } of services) {
            const allowed = Math.round((billed * share) / 100);
            const setting = { design, network, sequence, ledger };
            const line = {
              service: 'Any',
              benefit,
              billed,
              allowed,
              ...(other === null ? {} : { otherInsurance: other }),
            };
            const { amounts } = decideLine(line, setting);
            expect(missing(amounts)).toEqual([0, 0]);
            expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0);
            countLine(benefit, amounts, setting);
          }
          expect(overLimit(design, ledger.used)).toEqual([]);
        },
      ),
    );
  });

  test('takes no copay from an amount that another insurer paid', () => {
    const design = contractNamed('A10428877').design;
    const ledger = createLedger(design.limits, ['01']);
    const line = {
      service: 'Visit',
      benefit: 'specialist' as const,
      billed: 20_000,
      allowed: 9000,
    };
    const { amounts } = decideLine(
      { ...line, otherInsurance: 8000 },
      { design, network: 'in', sequence: '01', ledger },
    );
    expect(amounts).toMatchObject({ otherInsurance: 8000, copay: 1000, planPaid: 0 });
  });
});

/** The limits of which more is used than there is. */
function overLimit(design: PlanDesign, used: ReadonlyMap<string, readonly number[]>): string[] {
  return design.limits.flatMap((limit, index) => {
    const amounts = [...used.values()].map((usedAmounts) => usedAmounts[index] ?? 0);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const isOver =
      amounts.some((amount) => amount > (limit.individual ?? Infinity)) ||
      sum > (limit.family ?? Infinity);
    return isOver ? [`${limit.category} ${limit.type} ${limit.network}`] : [];
  });
}

describe.each(someDays)('on %s', (now) => {
  const on = sandboxOn(now);

  test('adds up every claim, by line and in total', () => {
    const wrong = on
      .all()
      .filter((claim) => !isOpen(claim))
      .filter(({ lines, totals }) =>
        [totals, ...lines.map(({ amounts }) => amounts)].some((amounts) =>
          missing(amounts).some((cents) => cents !== 0),
        ),
      );
    expect(wrong.map(({ claimId }) => claimId)).toEqual([]);
  });

  test('exceeds no limit, except one of dev’s', () => {
    const over = on.world.contracts.flatMap((contract) =>
      Array.from({ length: 12 }, (_, ago) => on.world.calendar.year - ago).flatMap((year) =>
        overLimit(contract.design, on.claims.usedIn(contract, year)).map(
          (limit) => `${contract.contractId} ${year} ${limit}`,
        ),
      ),
    );
    expect(over).toEqual([`X50917364 ${on.world.calendar.year} medical deductible in`]);
  });

  test('dates every claim in order, within the contract and not after today', () => {
    const { today } = on.world.calendar;
    const wrong = on.all().filter((claim) => {
      const { serviceStart, serviceEnd, receivedOn, processedOn, contract, planYear } = claim;
      const days = [contract.start, `${planYear}-01-01`, serviceStart, serviceEnd];
      const later = [serviceEnd, receivedOn, processedOn, claim.paidOn ?? processedOn, today];
      const isCovered = serviceEnd <= (contract.end ?? today) && serviceEnd <= `${planYear}-12-31`;
      const isSorted = (list: string[]) => list.toSorted().join() === list.join();
      return (
        !isCovered || !isSorted(days.slice(1)) || serviceStart < contract.start || !isSorted(later)
      );
    });
    expect(wrong.map(({ claimId }) => claimId)).toEqual([]);
  });

  test('finds every claim by its unique number', () => {
    const ids = on.all().map(({ claimId }) => claimId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const claim of on.all().slice(0, 200)) expect(on.claims.find(claim.claimId)).toBe(claim);
  });

  test('has the same amounts as on every other day', () => {
    const amountsOf = (list: readonly AdjudicatedClaim[]) =>
      new Map(list.map(({ claimNumber, totals }) => [claimNumber, totals]));
    const maria = on.world.userNamed('maria')?.contracts ?? [];
    const then = amountsOf(maria.flatMap((contract) => on.claims.of(contract)));
    const now = amountsOf(
      (world.userNamed('maria')?.contracts ?? []).flatMap((contract) => claims.of(contract)),
    );
    expect(then).toEqual(now);
  });

  test('has used $617.34 of maria’s deductible', () => {
    const contract = on.world.contracts[0];
    if (contract === undefined) throw new Error('No contract');
    const used = on.claims.usedIn(contract, on.world.calendar.year).get('01');
    expect([contract.contractId, used?.[0]]).toEqual(['A10428877', 61_734]);
  });
});

test('has every case on maria’s plan or on the plan of its demo member', () => {
  const owners: Partial<Record<string, string>> = {
    deductibleTwice: 'X5091736401',
    deniedByMedicare: 'M4028551901',
    deniedByStateProgram: 'A5811442001',
  };
  for (const [name, claimId] of Object.entries(claimCases)) {
    const claim = claims.find(claimId);
    expect([name, claim?.member.memberId]).toEqual([name, owners[name] ?? 'A1042887701']);
  }
});

test('dates a replacement or reversal later than its claim, for the same visit', () => {
  const claimOf = (name: ClaimCase) => {
    const claim = claims.find(claimCases[name]);
    if (claim === undefined) throw new Error(name);
    return claim;
  };
  const pairs: [ClaimCase, ClaimCase][] = [
    ['replaced', 'replacement'],
    ['reversed', 'reversal'],
  ];
  for (const [before, after] of pairs) {
    expect(claimOf(after).serviceStart).toBe(claimOf(before).serviceStart);
    const isLater = claimOf(after).receivedOn > claimOf(before).processedOn;
    expect([after, isLater]).toEqual([after, true]);
  }
});

test('gives members the number of claims that the demo needs', () => {
  const countOf = (contractId: string, sequence: string) =>
    claims.of(contractNamed(contractId)).filter(({ member }) => member.sequence === sequence)
      .length;
  expect(claims.of(contractNamed('A80000000'))).toHaveLength(12_000);
  expect(countOf('A77310295', '01')).toBe(60);
  expect(countOf('A10428877', '01')).toBeGreaterThan(35);
  for (const sequence of ['02', '03', '04']) {
    expect(countOf('A10428877', sequence)).toBeGreaterThanOrEqual(6);
    expect(countOf('A10428877', sequence)).toBeLessThanOrEqual(12);
  }
  for (const contractId of ['A20733518', 'M40285519', 'A31166420', 'A66204817', 'A44120956']) {
    expect(countOf(contractId, '01')).toBeGreaterThan(2);
  }
  const kinds = new Set(all().map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(
    ['dental', 'inpatient', 'outpatient', 'pharmacy', 'professional', 'vision'].toSorted(),
  );
});

test('names an insurer like the portal’s brand', () => {
  for (const { tier1 } of world.contracts) {
    expect(insurers[tier1].name).toBe(brandContent(brandOf(tier1)).displayName);
  }
});
