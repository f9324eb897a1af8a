import { describe, expect, it, vi } from 'vitest';
import { formatDate } from '#content/formats.ts';
import { readClaimPage, readClaims } from '#src/api/fhir/claims/claim-page.ts';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { costBreakdownOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { formatMoney } from '#src/domain/format/formats.ts';
import { searchset } from '#tests/support/fhir-server.ts';

const claimOf = (changes: object, ...beside: object[]) => {
  const eob = {
    resourceType: 'ExplanationOfBenefit',
    id: 'c-1',
    status: 'ACTIVE',
    use: 'Claim',
    outcome: 'complete',
    patient: { reference: 'Patient/p1' },
    ...changes,
  };
  const page = readClaims(readSearchPage(searchset([eob, ...beside]), 'BP-NFA-100'));
  const [claim] = page.claims;
  if (claim === undefined) throw new Error('the claim is read');
  return claim;
};

describe('references', () => {
  const organization = { resourceType: 'Organization', id: 'o1', name: 'Grace &amp; Co&#39;s' };
  it.each(['', '/_history/2', '/_history/abc-1'])('lead to the resource with “%s”', (version) => {
    const claim = claimOf(
      {
        patient: { reference: `https://fhir.example/Patient/p1${version}` },
        provider: { reference: `Organization/o1${version}` },
      },
      organization,
    );
    expect(claim.providerName).toBe("Grace & Co's");
    expect(claim.patient).toBe('https://fhir.example/Patient/p1');
  });
});

describe('the provider of a claim', () => {
  const npi = { system: 'http://hl7.org/fhir/sid/us-npi', value: '1999999999' };
  const member = (role: string, name?: string) => ({
    provider: name === undefined ? { identifier: npi } : { display: name },
    role: { coding: [{ code: 'x' }, { code: role }] },
  });
  it.each([
    [
      'the rendering provider',
      [member('supervisor', 'Dr. B'), member('performing', 'Dr. A')],
      'Dr. A',
    ],
    ['the only one in the team', [member('other', 'Dr. C')], 'Dr. C'],
    ['an NPI in the team', [member('performing')], 'NPI 1999999999'],
    ['the NPI of the claim', [], 'NPI 1999999999'],
  ])('names %s as the provider of a claim where it is only a number', (_, careTeam, name) =>
    expect(claimOf({ provider: { identifier: npi }, careTeam }).providerName).toBe(name),
  );

  it('prefers the reference to the care team', () => {
    const sent = { resourceType: 'Organization', id: 'o1', name: 'Cedar Clinic' };
    const careTeam = [member('performing', 'Dr. A')];
    const provider = { reference: 'Organization/o1' };
    expect(claimOf({ provider, careTeam }, sent).providerName).toBe('Cedar Clinic');
    expect(claimOf({ provider, careTeam }).providerName).toBe('Dr. A');
  });
});

describe('an amount', () => {
  const total = (amount: object) => [
    { category: { coding: [{ code: 'own' }, { code: 'SUBMITTED' }] }, amount },
  ];
  it.each([
    ['as text', { value: '212.40', currency: 'USD' }, 21_240],
    ['with spaces', { value: ' 212.4 ' }, 21_240],
    ['in words', { value: 'much' }, null],
    ['with a comma', { value: '212,40' }, null],
    ['in another currency', { value: 212.4, currency: 'EUR' }, null],
  ])('%s', (_, amount, cents) => {
    const claim = claimOf({ total: total(amount) });
    expect(costBreakdownOf(claim).billed).toBe(cents);
  });

  it('shows an amount in another currency with its code, and leaves it out of sums', () => {
    const { otherAmounts, figures } = claimOf({ total: total({ value: 212.4, currency: 'eur' }) });
    expect(figures).toEqual([]);
    expect(otherAmounts.map(formatMoney)).toEqual(['EUR 212.40']);
  });
});

it.each([
  ['2026-10', 'Oct 2026'],
  ['2026', '2026'],
  ['2026-10-02', '10/02/2026'],
  ['2026-10-02T00:00:00Z', '10/02/2026'],
  ['0001-01-01', 'invalid date'],
])('care on %s is shown as %s', (start, shown) =>
  expect(formatDate(claimOf({ billablePeriod: { start } }).serviceStart)).toBe(shown),
);

it('a page of claims is partial when a resource has no id', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const eob = { resourceType: 'ExplanationOfBenefit', status: 'active', use: 'claim' };
  const read = await readClaimPage(readSearchPage(searchset([eob]), 'BP-NFA-100'));
  expect(read).toMatchObject({ claims: [], completeness: 'partial' });
});
