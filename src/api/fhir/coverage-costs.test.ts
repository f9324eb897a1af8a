import { expect, it } from 'vitest';
import { costsRead, readCost } from './coverage-costs.ts';

const url =
  'http://hl7.org/fhir/us/insurance-card/StructureDefinition/C4DIC-BeneficiaryCostString-extension';

it.each([
  ['0%', { kind: 'percent', percent: 0 }],
  ['20%', { kind: 'percent', percent: 20 }],
  [' 12.5 % ', { kind: 'percent', percent: 12.5 }],
  ['6 months', { kind: 'span', count: 6, unit: 'months' }],
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
