import { describe, expect, it } from 'vitest';
import { planOf } from '#tests/support/plans.ts';
import { brandOf } from './brand.ts';
import {
  canSwitchPlans,
  contractPrefixOf,
  contractTypes,
  firstPlan,
  healthRecordsIdentifier,
  isPlanIdentity,
  planKey,
  prefixOf,
  splitPlans,
} from './plan.ts';
import { legacyRedirect } from '#src/domain/navigation/legacy-redirects.ts';

const active = planOf('Medical');
const inactive = planOf('Dental', { isActive: false });

it.each([
  ['plans not loaded', null, false],
  ['one active', [active], false],
  ['one active, one inactive', [active, inactive], true],
  ['two active', [active, active], true],
  ['one inactive', [inactive], true],
  ['none', [], true],
])('Switch Plans with %s: %s', (_, plans, shown) => {
  expect(canSwitchPlans(plans)).toBe(shown);
});

it('splits active from inactive plans in order', () => {
  const second = planOf('Vision');
  expect(splitPlans([inactive, active, second])).toEqual({
    active: [active, second],
    inactive: [inactive],
  });
});

it.each([
  ['the first active one', [inactive, active, planOf('Vision')], active],
  ['else the first inactive one', [inactive, { ...inactive, memberId: 'M2' }], inactive],
  ['none of none', [], null],
])('the first plan is %s', (_, plans, first) => expect(firstPlan(plans)).toBe(first));

it('identifies a policyholder in health records by the contract, others by the member ID', () => {
  expect(healthRecordsIdentifier({ ...active, isPolicyHolder: true })).toBe('C-Medical');
  expect(healthRecordsIdentifier({ ...active, isPolicyHolder: false })).toBe('M-Medical');
});

it('treats several contracts under one member ID as several plans', () => {
  expect(planKey(active)).toBe('001|C-Medical|M-Medical|Medical');
  const others = [{ companyId: '2' }, { contractId: 'C2' }, { memberId: 'M2' }] as const;
  for (const other of others) expect(planKey({ ...active, ...other })).not.toBe(planKey(active));
  expect(planKey({ ...active, contractType: 'Dental' })).not.toBe(planKey(active));
});

it.each(contractTypes)('%s has a segment of addresses, read in any case', (contractType) => {
  const prefix = contractType.toLowerCase();
  expect(prefixOf({ contractType })).toBe(prefix);
  expect(contractPrefixOf(contractType.toUpperCase())).toBe(prefix);
  expect(contractPrefixOf(`${prefix}s`)).toBeNull();
});

it.each<[string, unknown, boolean]>([
  ['a plan', active, true],
  ['one of a dependent', { ...active, isPolicyHolder: false }, true],
  ['nothing', null, false],
  ['a text', 'Medical', false],
  ['no object', undefined, false],
  ['an empty object', {}, false],
  ['one without a company', { ...active, companyId: undefined }, false],
  ['one whose contract is a number', { ...active, contractId: 7 }, false],
  ['one without a member', { ...active, memberId: null }, false],
  ['one of another kind', { ...active, contractType: 'medical' }, false],
  ['one that doesn’t say whose it is', { ...active, isPolicyHolder: 'true' }, false],
])('%s identifies a plan in calls: %s', (_, value, names) =>
  expect(isPlanIdentity(value)).toBe(names),
);

it.each([
  ['HA', 'HA'],
  ['octave', 'OCTAVE'],
  [' ABM ', 'ABM'],
  ['ABCBS', 'ABCBS'],
  ['something new', 'ABCBS'],
  ['', 'ABCBS'],
  [null, 'ABCBS'],
])('tier1 %s is the brand %s', (tier1, brand) => expect(brandOf(tier1)).toBe(brand));

describe('legacy redirects', () => {
  it.each([
    ['/dv-dashboard', '/dental/dashboard'],
    ['/medical-claims', '/claims'],
    ['/medical/medical-claims', '/medical/claims'],
    ['/prior-authorizations', '/authorizations'],
    ['/message_center', '/messages'],
    ['/message_center/m-1', '/message/m-1'],
    ['/message_center/m-1/2', null],
    ['/Medical-Claims', '/claims'],
    ['/MEDICAL/medical-claims', '/medical/claims'],
    ['/DV-DASHBOARD', '/dental/dashboard'],
    ['/Message_Center/AbC', '/message/AbC'],
    ['/claims', null],
    ['/constructor', null],
    ['/', null],
  ])('%s is %s now', (former, present) => expect(legacyRedirect(former)).toBe(present));
});
