import { describe, expect, it } from 'vitest';
import { searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from './bundle.ts';
import { readCoverages } from './coverages.ts';

const coverages = (...resources: object[]) =>
  readCoverages(
    readSearchPage(
      searchset(resources.map((resource) => ({ resourceType: 'Coverage', ...resource }))),
      'BP-NFA-100',
    ),
  );
const coverage = (more: object) => coverages({ id: 'c1', ...more })[0];
const coded = (code: string) => ({ coding: [{ code }] });

it('has empty facts without any data, and is left out without an id', () =>
  expect(coverages({ id: 'c1' }, { status: 'active' })).toEqual([
    {
      id: 'c1',
      status: '',
      typeCodes: [],
      typeText: null,
      periodStart: null,
      periodEnd: null,
      groupId: null,
      groupName: null,
      planName: null,
      planCode: null,
      networks: [],
      identifiers: [],
      numbers: ['c1'],
      beneficiary: null,
      costs: [],
    },
  ]));

it('reads all facts of a coverage', () =>
  expect(
    coverage({
      status: 'active',
      type: { coding: [{ code: 'HIP', display: 'Health plan' }] },
      period: { start: '2026-01-01', end: '2026-12-31' },
      identifier: [{ value: 'A101' }, {}],
      beneficiary: { reference: 'Patient/p1' },
      costToBeneficiary: [{ type: coded('copay'), valueMoney: { value: 25 } }],
    }),
  ).toMatchObject({
    status: 'active',
    typeCodes: ['hip'],
    typeText: 'Health plan',
    periodStart: '2026-01-01',
    periodEnd: '2026-12-31',
    identifiers: ['A101'],
    beneficiary: 'p1',
    costs: [{ code: 'copay', value: { kind: 'money', cents: 2_500 } }],
  }));

describe('the group of a coverage', () => {
  it.each([
    [
      'is marked by text and id',
      [{ type: { text: 'Group', id: 'G-1' }, name: 'Cedar Mills', value: 'x' }],
      ['G-1', 'Cedar Mills'],
    ],
    [
      'is marked by code and value',
      [{ type: coded('GROUP'), value: 'G-2', name: 'N/A' }],
      ['G-2', null],
    ],
    ['is none without an id', [{ type: { text: 'Group' }, value: 'x' }], [null, null]],
    ['is none without a value', [{ type: coded('group'), name: 'Cedar Mills' }], [null, null]],
    ['is no other class', [{ type: { text: 'Plan', id: 'P' }, value: 'x' }], [null, null]],
    [
      'is the first there is',
      [
        { type: coded('plan'), value: 'P' },
        { type: coded('group'), value: 'G-3' },
        { type: coded('group'), value: 'G-4' },
      ],
      ['G-3', null],
    ],
  ])('%s', (_, list, group) => {
    const read = coverage({ class: list });
    expect([read?.groupId, read?.groupName]).toEqual(group);
  });
});

describe('the plan of a coverage', () => {
  it.each([
    ['by a code', { type: coded('Plan'), name: 'Gold', value: 'P-1' }],
    ['by a text', { type: { text: 'PLAN' }, name: 'Gold', value: 'P-1' }],
  ])('finds the plan of a coverage that is marked %s', (_, planClass) =>
    expect(coverage({ class: [{ type: coded('group'), value: 'G' }, planClass] })).toMatchObject({
      planName: 'Gold',
      planCode: 'P-1',
    }),
  );

  it('has no name without any data', () =>
    expect(coverage({ class: [{ type: coded('plan'), name: 'None' }, {}] })).toMatchObject({
      planName: null,
      planCode: null,
    }));
});

it('merges the networks of classes and the network field without duplicates', () =>
  expect(
    coverage({
      network: 'Blue Choice',
      class: [
        { type: { coding: [{ code: 'x' }, { code: 'Network' }] }, name: 'True Blue', value: 'TB' },
        { type: { text: 'network' }, name: 'N/A', value: 'Blue Choice' },
        { type: coded('plan'), name: 'Gold' },
        { name: 'Silver' },
      ],
    })?.networks,
  ).toEqual(['True Blue', 'TB', 'Blue Choice']));
