import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryOf } from '#src/api/fhir/claims/amounts.ts';
import { readClaim } from '#src/api/fhir/claims/claim.ts';
import { readExplanationOfBenefit } from '#src/api/fhir/claims/explanation-of-benefit.ts';
import { amountCategories, type AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import { centsOf } from '#src/domain/claims/amounts/figures.ts';
import { cases } from '#tests/support/cases.ts';

const hl7Adjudication = 'http://terminology.hl7.org/CodeSystem/adjudication';
const carinSystems = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
const ofHl7 = ['submitted', 'eligible', 'deductible', 'copay', 'benefit'];
const systemOf = (code: string) =>
  ofHl7.includes(code) ? hl7Adjudication : `${carinSystems}/C4BBAdjudication`;
const coded = (code: string, system = systemOf(code)) => ({ coding: [{ system, code }] });
const amount = (code: string, value: number) => ({ category: coded(code), amount: { value } });
const denial = {
  category: coded('denialreason', `${carinSystems}/C4BBAdjudicationDiscriminator`),
  reason: { text: 'Not a covered service' },
};

function claimOf(resource: object) {
  const read = readExplanationOfBenefit({
    resourceType: 'ExplanationOfBenefit',
    id: 'e-1',
    status: 'active',
    use: 'claim',
    outcome: 'complete',
    ...resource,
  });
  if (read === null) throw new Error('an ExplanationOfBenefit can always be read');
  return readClaim(read);
}
const statusOf = (resource: object) => claimOf(resource)?.status;

describe('the category of an amount', () => {
  it.each(amountCategories)(
    'reads the category %s by the coding with its system, in any order',
    (code) => {
      const others = [{ system: 'https://payer.example/codes', code: 'X-17' }, { code: 'other' }];
      const own = { system: systemOf(code), code };
      expect(categoryOf({ coding: [own, ...others] })).toBe(code);
      expect(categoryOf({ coding: [...others, own] })).toBe(code);
    },
  );

  it('prefers a coding with a known system over a bare code', () => {
    const coding = [{ code: 'benefit' }, { system: systemOf('discount'), code: 'discount' }];
    expect(categoryOf({ coding })).toBe('discount');
  });

  it('uses a code without a system last', () => {
    expect(categoryOf({ coding: [{ code: 'benefit' }] })).toBe('benefit');
    expect(categoryOf({ coding: [{ system: 'https://payer.example', code: 'copay' }] })).toBe(
      'copay',
    );
  });

  it('uses the first of several bare codes', () => {
    expect(categoryOf({ coding: [{ code: 'tax' }, { code: 'copay' }, { code: 'benefit' }] })).toBe(
      'copay',
    );
  });

  it.each([
    ['nothing', undefined],
    ['no codings', { text: 'Patient pays' }],
    ['unknown codes', { coding: [{ system: hl7Adjudication, code: 'tax' }] }],
    ['a name of Object’s own', { coding: [{ code: 'constructor' }] }],
  ])('%s is unknown', (_, concept) => expect(categoryOf(concept)).toBeNull());
});

describe('the network', () => {
  const status = (code: string) => ({
    reason: coded(code, `${carinSystems}/C4BBPayerAdjudicationStatus`),
  });
  const entry = (kind: string, code: string) => ({
    category: coded(kind, `${carinSystems}/C4BBAdjudicationDiscriminator`),
    ...status(code),
  });
  const billing = {
    supportingInfo: [
      {
        category: coded('billingnetworkstatus', `${carinSystems}/C4BBSupportingInfoType`),
        code: status('outofnetwork').reason,
      },
    ],
  };
  const line = (code: string) => ({ adjudication: [entry('benefitpaymentstatus', code)] });

  it.each<[string, object, string | null]>([
    [
      'the claim’s benefits',
      { adjudication: [entry('benefitpaymentstatus', 'innetwork')], ...billing },
      'in',
    ],
    ['its lines’ benefits', { item: [line('innetwork'), line('innetwork'), {}], ...billing }, 'in'],
    ['nothing when its lines differ', { item: [line('innetwork'), line('outofnetwork')] }, null],
    [
      'its provider',
      { adjudication: [entry('billingnetworkstatus', 'innetwork')], ...billing },
      'in',
    ],
    ['its provider as the older guides put it', billing, 'out'],
    ['nothing', {}, null],
    ['an unknown code', { adjudication: [entry('benefitpaymentstatus', 'constructor')] }, null],
  ])('reads the network of a claim by %s', (_, resource, network) =>
    expect(claimOf(resource)?.network).toBe(network),
  );
});

it('removes a repeated amount of an unknown category', () => {
  const fee = { category: { text: 'Regional fee' }, amount: { value: 2.15 } };
  const other = { category: { text: 'Another fee' }, amount: { value: 2.15 } };
  expect(claimOf({ total: [fee], adjudication: [fee, other] })?.otherAmounts).toMatchObject([
    { label: 'Regional fee' },
    { label: 'Another fee' },
  ]);
});

describe('the status of a claim', () => {
  const paid = [amount('submitted', 200), amount('benefit', 120)];
  const unpaid = [amount('submitted', 200), amount('benefit', 0)];
  const payment = (code: string) => ({
    type: coded(code, `${carinSystems}/C4BBPayerClaimPaymentStatusCode`),
  });
  const replacedBy = {
    related: [
      {
        relationship: coded('replacedby', `${carinSystems}/C4BBRelatedClaimRelationshipCodes`),
        claim: { reference: 'ExplanationOfBenefit/e-2' },
      },
    ],
  };

  it.each<[string, object, string]>([
    ['paid by its amounts', { total: paid }, 'paid'],
    ['paid, whatever its outcome', { total: paid, outcome: 'partial' }, 'paid'],
    ['paid without an outcome', { total: paid, outcome: undefined }, 'paid'],
    ['paid by its payment', { payment: { amount: { value: 10 } } }, 'paid'],
    ['cancelled comes first', { ...replacedBy, status: 'cancelled', total: paid }, 'cancelled'],
    ['replaced, although paid', { ...replacedBy, total: paid }, 'replaced'],
    ['received', { outcome: 'queued', total: paid }, 'received'],
    ['a draft', { status: 'draft' }, 'received'],
    ['an error', { outcome: 'error' }, 'not-processable'],
    ['paid by what its payment is called', { payment: payment('paid'), total: unpaid }, 'paid'],
    ['denied by its payment', { payment: payment('denied'), total: paid }, 'denied'],
    ['partly paid by its payment', { payment: payment('partiallypaid') }, 'partly-paid'],
    ['denied as a whole', { total: unpaid, adjudication: [denial] }, 'denied'],
    [
      'one of two lines denied, the other under the deductible',
      { total: unpaid, item: [{ adjudication: [denial] }, { adjudication: [] }] },
      'processed',
    ],
    ['denied line by line', { total: unpaid, item: [{ adjudication: [denial] }] }, 'denied'],
    [
      'one of two lines denied',
      { total: paid, item: [{ adjudication: [denial] }, { adjudication: [] }] },
      'partly-paid',
    ],
    ['not covered', { total: [...unpaid, amount('noncovered', 200)] }, 'not-covered'],
    ['nothing to pay', { total: unpaid }, 'processed'],
    ['no amounts', {}, 'processed'],
  ])('%s', (_, resource, status) => expect(statusOf(resource)).toBe(status));

  it('leaves out a claim that was entered in error', () => {
    expect(claimOf({ status: 'entered-in-error' })).toBeNull();
  });
});

describe('odd input', () => {
  it('reads what it can of a claim where everything has a wrong shape', () => {
    const claim = claimOf({
      identifier: 'C-1',
      type: [],
      total: [null, 7, { amount: { value: '12' } }, amount('benefit', 5)],
      item: [{ adjudication: {}, servicedDate: 20260101 }, 'x'],
      payment: [],
      related: {},
      processNote: [{ text: 'Note' }, { number: '1' }],
      billablePeriod: { start: 'yesterday', end: '2026-02-03T23:30:00-06:00' },
    });
    expect(claim).toMatchObject({
      claimNumber: null,
      kind: 'other',
      serviceStart: '2026-02-03',
      notes: [{ number: null, text: 'Note' }],
    });
    expect(centsOf(claim?.figures ?? [], 'benefit')).toBe(500);
    expect(claim?.lines).toHaveLength(1);
  });

  it('does not read a missing amount as zero', () => {
    const { figures = [] } = claimOf({ total: [{ category: coded('copay') }] }) ?? {};
    expect(centsOf(figures, 'copay')).toBeNull();
  });

  it('keeps the payer’s label of an unknown category', () => {
    const total = [{ category: { text: 'State surcharge' }, amount: { value: 1.5 } }];
    expect(claimOf({ total })?.otherAmounts).toEqual([
      { category: null, label: 'State surcharge', cents: 150 },
    ]);
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [{ resourceType: 'OperationOutcome' }]])(
    '%j is no claim',
    (value) => expect(readExplanationOfBenefit(value)).toBeNull(),
  );

  it('never throws, whatever JSON a claim contains', () => {
    const keys = fc.constantFrom(
      ...['item', 'total', 'payment', 'type', 'identifier', 'related', 'adjudication', 'status'],
      ...['billablePeriod', 'provider', 'contained', 'processNote', 'supportingInfo', 'addItem'],
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (parts) => {
        claimOf(parts);
      }),
      { numRuns: cases },
    );
  });
});

describe('sums', () => {
  const category = fc.constantFrom(...amountCategories);
  /** An amount as a payer writes it: at most two digits after the point. */
  const cents = fc.integer({ min: -9_999_999, max: 9_999_999 });
  const entries = fc.array(fc.tuple(category, cents), { maxLength: 12 });
  const asAmounts = (list: [AmountCategory, number][]) =>
    list.map(([code, value]) => amount(code, Number((value / 100).toFixed(2))));

  it('equal an independent computation of the lines in whole cents', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 8 }), (lines) => {
        const claim = claimOf({ item: lines.map((list) => ({ adjudication: asAmounts(list) })) });
        for (const amountCategory of amountCategories) {
          const all = lines.flat().filter(([code]) => code === amountCategory);
          const expected = all.reduce((sum, [, value]) => sum + BigInt(value), 0n);
          const figure = claim?.figures.find((candidate) => candidate.category === amountCategory);
          expect(figure?.ofLines).toBe(all.length === 0 ? undefined : Number(expected));
        }
      }),
      { numRuns: cases },
    );
  });

  it('use a total that is stated once, ignore one stated twice, and report a difference', () => {
    fc.assert(
      fc.property(entries, entries, (totals, line) => {
        const claim = claimOf({
          total: asAmounts(totals),
          item: [{ adjudication: asAmounts(line) }],
        });
        for (const {
          category: figureCategory,
          stated,
          ofLines,
          cents: used,
          differs,
        } of claim?.figures ?? []) {
          const own = totals.filter(([code]) => code === figureCategory).map(([, value]) => value);
          expect(stated).toEqual(own);
          if (own.length === 0) expect(used).toBe(ofLines);
          if (own.length === 1) expect(used).toBe(own[0]);
          if (own.length > 1) expect(used).toBeNull();
          expect(differs).toBe(own.length === 1 && ofLines !== null && ofLines !== own[0]);
        }
      }),
      { numRuns: cases },
    );
  });
});
