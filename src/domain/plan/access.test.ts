import { describe, expect, it } from 'vitest';
import { everyRight, planOf } from '#tests/support/plans.ts';
import {
  canOpen,
  decide,
  isProtected,
  isTooYoung,
  type Access,
  type SelectedPlan,
  type Visit,
} from './access.ts';
import { hasRight, type RightRule } from './right-rules.ts';
import { noRights, type Rights } from './rights.ts';

const forPlan = { needs: 'plan', prefixed: false } satisfies Access;
const forMedical = { ...forPlan, prefixed: true, contractTypes: ['medical'] } satisfies Access;

const medical = { plan: planOf('Medical'), rights: everyRight, age: 40 };
/** A selection of the medical plan with some other facts. */
const selected = (changes: Partial<SelectedPlan>) => ({ selection: { ...medical, ...changes } });

/** A member of a medical plan with every right, to whom everything is open. */
const member: Visit = {
  available: true,
  outageBypassed: false,
  signedIn: true,
  hasToken: true,
  termsAccepted: true,
  selection: medical,
  prefix: null,
  named: null,
};

describe('the access to a screen of a plan is checked in this order', () => {
  const obstacles: [what: string, facts: Partial<Visit>, decision: string][] = [
    ['a contract type that does not exist', { prefix: 'life' }, 'not-found'],
    ['an outage', { available: false }, 'outage'],
    ['no session', { signedIn: false }, 'login'],
    ['terms not accepted', { termsAccepted: false }, 'terms'],
    ['no plan', { selection: null }, 'select-plan'],
    ['a plan of another type', selected({ plan: planOf('Dental') }), 'not-found'],
    ['no right', selected({ rights: noRights }), 'not-found'],
    ['another address', { prefix: null }, 'own-prefix'],
    ['too young', selected({ age: 16 }), 'too-young'],
  ];
  const access = { ...forMedical, right: 'pharmacy', fromAge: 17 } satisfies Access;

  it.each(obstacles.map(([what, , kind], index) => [what, kind, index] as const))(
    '%s and everything behind it: %s',
    (_what, kind, index) => {
      const visit = obstacles
        .slice(index)
        .reduceRight<Visit>((facts, [, more]) => ({ ...facts, ...more }), {
          ...member,
          prefix: 'medical',
        });
      expect(decide(access, visit).kind).toBe(kind);
    },
  );

  it('allows the page without any of them', () => {
    expect(decide(access, { ...member, prefix: 'medical' })).toEqual({ kind: 'allow' });
  });
});

it.each<[Access, Partial<Visit>, string]>([
  [{ needs: 'never' }, {}, 'not-found'],
  [{ needs: 'nothing' }, { signedIn: false, hasToken: false }, 'allow'],
  [{ needs: 'nothing' }, { prefix: 'life' }, 'not-found'],
  [{ needs: 'nothing' }, { available: false }, 'outage'],
  [{ needs: 'nothing' }, { available: false, outageBypassed: true }, 'allow'],
  [{ needs: 'nothing', evenInOutage: true }, { available: false }, 'allow'],
  [{ needs: 'nothing' }, { signedIn: false }, 'allow'],
  [{ needs: 'nothing', checksToken: true }, {}, 'allow'],
  [{ needs: 'nothing', checksToken: true }, { signedIn: false }, 'login'],
  [{ needs: 'nothing', checksToken: true }, { signedIn: false, hasToken: false }, 'allow'],
  [{ needs: 'sign-in' }, { selection: null }, 'allow'],
  [{ needs: 'sign-in' }, { available: false }, 'outage'],
  [{ needs: 'sign-in' }, { available: false, outageBypassed: true }, 'allow'],
  [{ needs: 'sign-in' }, { signedIn: false }, 'login'],
  [{ needs: 'sign-in' }, { termsAccepted: false }, 'terms'],
  [forPlan, {}, 'allow'],
  [forPlan, { prefix: 'dental' }, 'allow'],
  [forPlan, selected({ rights: noRights }), 'allow'],
  [forPlan, { selection: null }, 'select-plan'],
  [{ ...forPlan, right: 'thisProgram' }, { named: 'maternity' }, 'allow'],
  [{ ...forPlan, right: 'thisProgram' }, { named: 'hearing' }, 'not-found'],
])('%j with %j: %s', (access, facts, kind) => {
  expect(decide(access, { ...member, ...facts }).kind).toBe(kind);
});

it('redirects an address of another contract type to the plan’s own', () => {
  const access = { ...forPlan, prefixed: true } satisfies Access;
  const visit = { ...member, ...selected({ plan: planOf('Vision') }), prefix: 'dental' };
  expect(decide(access, visit)).toEqual({ kind: 'own-prefix', prefix: 'vision' });
});

it.each<[Access, number | null, boolean]>([
  [{ ...forPlan, fromAge: 17 }, 16, true],
  [{ ...forPlan, fromAge: 17 }, 17, false],
  [{ ...forPlan, fromAge: 17 }, null, false],
  [forPlan, 3, false],
  [{ needs: 'sign-in' }, 3, false],
])('%j is too young at the age of %j: %s', (access, age, expected) => {
  expect(isTooYoung(access, age)).toBe(expected);
});

it.each<[Access, boolean]>([
  [{ needs: 'nothing' }, false],
  [{ needs: 'never' }, false],
  [{ needs: 'sign-in' }, true],
  [forPlan, true],
])('%j needs a sign-in: %s', (access, expected) => {
  expect(isProtected(access)).toBe(expected);
});

describe('a member with a selected plan', () => {
  it.each<[Access, Partial<typeof medical>, boolean]>([
    [forMedical, {}, true],
    [forMedical, { plan: planOf('Dental') }, false],
    [{ ...forMedical, right: 'claims' }, {}, true],
    [{ ...forMedical, right: 'claims' }, { rights: noRights }, false],
    [{ ...forMedical, fromAge: 17 }, { age: 16 }, false],
    [{ needs: 'nothing' }, {}, true],
    [{ needs: 'nothing', checksToken: true }, {}, true],
    [{ needs: 'never' }, {}, false],
  ])('can open %j with %j: %s', (access, changes, expected) => {
    expect(canOpen(access, { ...medical, ...changes })).toBe(expected);
  });

  it('can open only the programs of the plan', () => {
    const access = { ...forPlan, right: 'thisProgram' } satisfies Access;
    expect(canOpen(access, medical, 'maternity')).toBe(true);
    expect(canOpen(access, medical, 'hearing')).toBe(false);
    expect(canOpen(access, medical)).toBe(false);
  });
});

/** The flags that are each enough for a right, written a second time straight from product rules 6.1 and 6.3. */
const enough: [RightRule, named: string | null, ...flags: Partial<Rights>[]][] = [
  ['claims', null, { claims: true }],
  ['deductible', null, { deductible: true }],
  ['personalHealthRecord', null, { personalHealthRecord: true }],
  ['healthReimbursementAccount', null, { healthReimbursementAccount: true }],
  ['whosCovered', null, { whosCovered: true }],
  ['choosePrimaryCareProvider', null, { choosePrimaryCareProvider: true }],
  ['inpatientMedicalAdmissionRequest', null, { inpatientMedicalAdmissionRequest: true }],
  ['coverageWhenTravelingAbroad', null, { coverageWhenTravelingAbroad: true }],
  ['maPlanBenefits', null, { maPlanBenefits: true }],
  ['idCards', null, { idCards: true }],
  ['forms', null, { forms: true }],
  ['payment', null, { payBill: true }, { pageIdentifiers: [{ type: 'medicarePayment' }] }],
  ['pharmacy', null, { pharmacyCenter: true }, { rxSavingsSolutions: true }],
  ['anyProgram', null, { programs: [{ programId: 'hearing' }] }],
  ['thisProgram', 'hearing', { programs: [{ programId: 'HEARING' }] }],
  ['thisApplication', 'interqual', { pageIdentifiers: [{ type: 'interqual' }] }],
  ['thisApplication', 'cob', { updateOtherCoverageInformation: true }],
  ['thisApplication', 'updatepolicy', { updatePolicy: true }],
  ['thisApplication', 'updatepolicymetallic', { updatePolicyMetallic: true }],
  ['findCare', null, { findCareAndCostOptions: [{ type: 'other' }] }, { findCare: true }],
  ['findCareOptions', null, { findCareAndCostOptions: [{ type: 'other' }] }],
  ['embold', null, { findCareAndCostOptions: [{ type: 'embold' }] }],
];

it.each(enough)('%s (%j) needs only its flag', (rule, named, ...flags) => {
  expect(hasRight(noRights, rule, named)).toBe(false);
  for (const flag of flags) {
    expect(hasRight({ ...noRights, ...flag }, rule, named)).toBe(true);
  }
});

it.each<[RightRule, string | null, Partial<Rights>]>([
  ['payment', null, { pageIdentifiers: [{ type: 'interqual' }] }],
  ['embold', null, { findCareAndCostOptions: [{ type: 'other' }] }],
  ['thisProgram', null, { programs: [{ programId: 'hearing' }] }],
  ['thisApplication', null, everyRight],
  ['thisApplication', 'another', everyRight],
])('%s (%j) takes no flag of another', (rule, named, flags) => {
  expect(hasRight({ ...noRights, ...flags }, rule, named)).toBe(false);
});
