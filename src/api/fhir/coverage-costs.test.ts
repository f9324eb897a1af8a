import { describe, expect, it } from 'vitest';
import { costsRead, readCost } from './coverage-costs.ts';

const url =
  'http://hl7.org/fhir/us/insurance-card/StructureDefinition/C4DIC-BeneficiaryCostString-extension';

it.each([
  ['0%', { kind: 'percent', percent: 0 }],
  ['20%', { kind: 'percent', percent: 20 }],
  [' 12.5 % ', { kind: 'percent', percent: 12.5 }],
  ['6 months', { kind: 'span', count: 6, unit: 'months' }],
  ['1 day', { kind: 'span', count: 1, unit: 'days' }],
  ['30 days', { kind: 'span', count: 30, unit: 'days' }],
  ['30 d', { kind: 'span', count: 30, unit: 'days' }],
  ['1 month', { kind: 'span', count: 1, unit: 'months' }],
  ['6 mo', { kind: 'span', count: 6, unit: 'months' }],
  ['1 Year', { kind: 'span', count: 1, unit: 'years' }],
  ['2 years', { kind: 'span', count: 2, unit: 'years' }],
  ['2 a', { kind: 'span', count: 2, unit: 'years' }],
  ['1.5 years', { kind: 'text', text: '1.5 years' }],
  ['12.25%', { kind: 'percent', percent: 12.25 }],
  ['100%', { kind: 'percent', percent: 100 }],
  ['up to 20%', { kind: 'text', text: 'up to 20%' }],
  ['20% coinsurance', { kind: 'text', text: '20% coinsurance' }],
  ['20 visits', { kind: 'text', text: '20 visits' }],
  ['DED THEN $10', { kind: 'text', text: 'DED THEN $10' }],
  // More than everything, so no percentage.
  ['140%', { kind: 'text', text: '140%' }],
  ['0', null],
  ['N/A', null],
  ['', null],
])('a cost in words, %j, reads as %o', (valueString, value) => {
  const [cost] = costsRead([{ valueMoney: { extension: [{ url, valueString }] } }]) ?? [];
  expect(cost && readCost(cost).value).toEqual(value);
});

const read = (sent: object) => {
  const [cost] = costsRead([sent]) ?? [];
  if (cost === undefined) throw new Error('The cost is read.');
  return readCost(cost);
};

it.each<[string, object, object | null]>([
  ['money', { valueMoney: { value: 25 } }, { kind: 'money', cents: 2_500 }],
  [
    'money before a quantity',
    { valueMoney: { value: 25 }, valueQuantity: { value: 20 } },
    { kind: 'money', cents: 2_500 },
  ],
  ['a quantity without a unit', { valueQuantity: { value: 20 } }, { kind: 'percent', percent: 20 }],
  [
    'a quantity of an empty unit',
    { valueQuantity: { value: 20, unit: ' ' } },
    { kind: 'percent', percent: 20 },
  ],
  [
    'a percentage in words',
    { valueQuantity: { value: 20, unit: 'Percent' } },
    { kind: 'percent', percent: 20 },
  ],
  [
    'a percentage by its code',
    { valueQuantity: { value: 20, unit: 'x', code: '%' } },
    { kind: 'percent', percent: 20 },
  ],
  ['more than everything', { valueQuantity: { value: 120 } }, null],
  ['less than nothing', { valueQuantity: { value: -1, unit: 'days' } }, null],
  [
    'a span',
    { valueQuantity: { value: 6, code: 'mo' } },
    { kind: 'span', count: 6, unit: 'months' },
  ],
  [
    'a part of a span, in words',
    { valueQuantity: { value: 1.5, code: 'a' } },
    { kind: 'text', text: '1.5 a' },
  ],
  [
    'a count of something, in words',
    { valueQuantity: { value: 20, unit: 'visits', code: '{visit}' } },
    { kind: 'text', text: '20 visits' },
  ],
  [
    'words beside a quantity',
    { valueQuantity: { extension: [{ valueString: 'N/A' }, { valueString: 'Ask first' }] } },
    { kind: 'text', text: 'Ask first' },
  ],
  ['words that are missing', { valueMoney: { extension: [{}] } }, null],
  ['nothing', {}, null],
])('a cost is %s', (_, sent, value) => expect(read(sent).value).toEqual(value));

it.each([
  ['FamInMax', 999_999.99, { kind: 'unlimited' }],
  ['IndInDed', 99_999, { kind: 'unlimited' }],
  ['maxoutofpocket', 9_999.99, { kind: 'money', cents: 999_999 }],
  ['FamInMax', 100_000, { kind: 'money', cents: 10_000_000 }],
  ['pcp', 999_999.99, { kind: 'money', cents: 99_999_999 }],
])('a limit in nines is no limit: %s of %d', (code, value, expected) =>
  expect(read({ type: { coding: [{ code }] }, valueMoney: { value } }).value).toEqual(expected),
);

describe('the network of a cost', () => {
  const url =
    'http://hl7.org/fhir/5.0/StructureDefinition/extension-Coverage.costToBeneficiary.network';
  const stated = (code: string, more: object = {}) => ({
    extension: [
      { url: 'https://else.example', valueCodeableConcept: { coding: [{ code: 'other' }] } },
      {},
      { url, valueCodeableConcept: { coding: [{ code }] } },
    ],
    ...more,
  });
  it.each([
    ['stated as in', stated('IN'), 'in'],
    ['stated as out', stated('out'), 'out'],
    [
      'stated, whatever its code',
      stated('in', { type: { coding: [{ code: 'copay_oon' }] } }),
      'in',
    ],
    ['by its code', { type: { coding: [{ code: 'copay_oon' }] } }, 'out'],
    [
      'by its code where another is stated',
      stated('x', { type: { coding: [{ code: 'copay_inn' }] } }),
      'in',
    ],
    ['unknown', {}, null],
  ])('%s', (_, sent, network) => expect(read(sent).network).toBe(network));
});

it('a cost has its code in small letters and the payer’s words', () => {
  const coding = [{ code: 'RX-Tier1', display: 'Generic drugs' }];
  expect(read({ type: { coding } })).toMatchObject({ code: 'rx-tier1', label: 'Generic drugs' });
  expect(read({ type: { coding, text: 'Generics' } }).label).toBe('Generics');
});
