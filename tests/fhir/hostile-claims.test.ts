import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readClaims } from '#src/api/fhir/claims/claim-page.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { sumsOf } from '#src/domain/claims/amounts/claims-sums.ts';
import { disagreementsOf } from '#src/domain/claims/amounts/disagreements.ts';
import { sample, searchset } from '#tests/support/fhir-server.ts';
import { pathsInto, replaced } from '#tests/support/odd-parts.ts';

const folder = new URL('../fhir-samples/', import.meta.url);
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /ExplanationOfBenefit[^/]*\.json$/.test(file))
  .map((file) => sample(file.replace(/\.json$/, '')));

const namedProto: unknown = JSON.parse('{"__proto__":{"a":1}}');

/** The values that a service may send in place of the expected ones. */
const odd: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, -1e308, -1e-320, 9_007_199_254_740_993, 0.1 + 0.2, '', ' ', '0'],
  ...['NaN', 'constructor', '__proto__', '\u0000', '\uD800', '9999-99-99', '2026-02-30', 'x'],
  ...[
    '<img src=x onerror=hit()>',
    '=HYPERLINK("https://evil.example")',
    '../../etc',
    'x'.repeat(9),
  ],
  ...[[], {}, [null], [[]], [{}], { value: null }, { coding: [null, { code: null }] }],
  ...[{ value: '12' }, { reference: '#self' }, { start: 7 }, namedProto],
];

/** A claim that stays unchanged, at the end of each page. */
const [untouched] = samples;
const claimsPerPage = 40;
const valuesPerPlace = 11;

it('does not change other claims and amounts beside at least 60,000 malformed claims', () => {
  const read = (resources: readonly unknown[]) =>
    readClaims(readSearchPage(searchset(resources), 'BP-NFA-100')).claims;
  const [untouchedClaim] = read([untouched]);
  expect(untouchedClaim).toBeDefined();

  let tried = 0;
  let next = 0;
  let page: unknown[] = [];
  const look = () => {
    const claims = read([...page, untouched]);
    const last = claims.at(-1);
    // Compared as text: a million comparisons of structure take minutes.
    if (JSON.stringify(last) !== JSON.stringify(untouchedClaim))
      expect(last).toEqual(untouchedClaim);
    for (const claim of claims) holdTrue(claim);
    tried += page.length;
    page = [];
  };
  for (const claimSample of samples) {
    for (const path of pathsInto(claimSample)) {
      // Each place gets a share of them, another one than the place before.
      for (let turn = 0; turn < valuesPerPlace; turn += 1, next += 1) {
        page.push(replaced(claimSample, path, odd[next % odd.length]));
        if (page.length === claimsPerPage) look();
      }
    }
  }
  look();
  expect(tried).toBeGreaterThanOrEqual(60_000);
  expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
});

/** Expects that every amount the screens show of a claim can be computed, and is in whole cents. */
function holdTrue(claim: Claim) {
  const row = rowOf({ ...claim, memberId: 'M1' });
  const { billed, lessened, owed } = sumsOf([row]);
  disagreementsOf(claim);
  const { parts, memberResponsibility, planPaid, discount } = row.costs;
  const cents = [
    ...[
      row.owed,
      billed.cents,
      ...lessened.map((less) => less.cents),
      owed.cents,
      memberResponsibility,
      planPaid,
      discount,
    ],
    ...[claim.paymentCents, ...Object.values(parts)],
    ...claim.figures.flatMap((figure) => [figure.cents, figure.ofLines, ...figure.stated]),
    ...claim.lines.flatMap(({ amounts }) => amounts.map((amount) => amount.cents)),
  ];
  const wrong = cents.filter(
    (amount) => amount !== null && (!Number.isSafeInteger(amount) || Object.is(amount, -0)),
  );
  if (wrong.length > 0) expect({ id: claim.id, wrong }).toEqual({ id: claim.id, wrong: [] });
}
