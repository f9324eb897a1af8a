import { expect, it, vi } from 'vitest';
import { gatherFacts } from '#src/app/guard-facts.ts';
import type { Access } from '#src/domain/plan/access.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical', { memberId: 'M1', contractId: 'C1' });
const location = {
  pathname: '/',
  searchStr: '',
  search: {},
  hash: '',
  href: '/',
  publicHref: '/',
  external: false,
  state: { __TSR_index: 0 },
};

/** Returns the facts about a visit to a screen, and the calls made to find them out. */
async function factsOf(
  access: Access,
  {
    preload = false,
    session = planStorage(plan),
    pathname = '/',
    ...options
  }: Parameters<typeof createTestPortal>[0] & {
    preload?: boolean;
    pathname?: string;
  } = {},
) {
  const test = createTestPortal({ plans: [plan], session, ...options });
  const check = vi.spyOn(test.portal.session, 'check');
  const staticData = { title: null, access };
  const facts = await gatherFacts(test.portal, access, {
    matches: [{ staticData, params: { contractType: 'medical', programId: 'fitness' } }],
    location: { ...location, pathname },
    preload,
  });
  const asked = (part: string) => test.calls.some((call) => call.includes(part));
  return {
    facts,
    isChecked: check.mock.calls.length > 0,
    asked: {
      availability: asked('/systemavailability'),
      terms: asked('/settings'),
      rights: asked('/accessrights/'),
      accumulators: asked('/accumulators'),
    },
  };
}

const nothing = { availability: false, terms: false, rights: false, accumulators: false };
const member: Access = { needs: 'plan', prefixed: true };

it('a screen of a plan asks whether the service is up, for the terms and for the rights', async () => {
  const { facts, asked, isChecked } = await factsOf(member);
  expect(asked).toEqual({ ...nothing, availability: true, terms: true, rights: true });
  expect(isChecked).toBe(true);
  expect(facts).toMatchObject({
    available: true,
    outageBypassed: false,
    hasToken: true,
    signedIn: true,
    termsAccepted: true,
    prefix: 'medical',
    named: 'fitness',
    plan: { contractType: 'Medical' },
  });
});

it.each<[string, Access, Partial<typeof nothing>]>([
  ['a public page', { needs: 'nothing' }, { availability: true }],
  ['a public page that stays up in an outage', { needs: 'nothing', evenInOutage: true }, {}],
  [
    'the terms of use',
    { needs: 'nothing', checksToken: true },
    { availability: true, terms: true },
  ],
  ['a page of the account', { needs: 'sign-in' }, { availability: true, terms: true }],
  ['no page', { needs: 'never' }, { availability: true }],
])('%s asks for no more than decides about it', async (_page, access, wanted) => {
  expect((await factsOf(access)).asked).toEqual({ ...nothing, ...wanted });
});

it('a visitor who is not signed in is asked nothing of a member', async () => {
  const { facts, asked } = await factsOf(member, { session: memoryStorage() });
  expect(asked).toEqual({ ...nothing, availability: true });
  expect(facts).toMatchObject({ signedIn: false, hasToken: false, plan: null, rights: null });
});

it('a link that is only hovered checks nothing, and asks for the rights of a plan that is selected', async () => {
  const selected = await factsOf(member, { preload: true });
  expect(selected.isChecked).toBe(false);
  expect(selected.asked).toEqual({ ...nothing, rights: true });
  const session = planStorage(plan);
  session.removeItem(storageKeys.selectedPlan.name);
  expect((await factsOf(member, { preload: true, session })).asked).toEqual(nothing);
});

it('an outage is reported with nothing of the member, but that they are signed in', async () => {
  const { facts } = await factsOf(member, { available: false });
  expect(facts).toMatchObject({
    available: false,
    signedIn: true,
    termsAccepted: true,
    plan: null,
  });
});

it('a member who went on despite the outage is known', async () => {
  const session = planStorage(plan);
  session.setItem(storageKeys.outageBypass.name, 'true');
  const { facts } = await factsOf(member, { available: false, session });
  expect(facts).toMatchObject({ outageBypassed: true, plan: { contractType: 'Medical' } });
});

it('terms that are not accepted come before the plan', async () => {
  const { facts } = await factsOf(member, { termsAccepted: false });
  expect(facts).toMatchObject({ signedIn: true, termsAccepted: false, plan: null, rights: null });
});

it('rights that cannot be found out are a failure while the member is signed in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = (path: string) =>
    path.includes('/accessrights/') ? new Response(null, { status: 503 }) : null;
  await expect(factsOf(member, { answer })).rejects.toMatchObject({ status: 503 });
});

it('a session lost while asking is a reason to sign in again, not a failure', async () => {
  const session = planStorage(plan);
  const test = createTestPortal({
    plans: [plan],
    session,
    answer: (path) => {
      if (!path.includes('/accessrights/')) return null;
      vi.spyOn(test.portal.session, 'isSignedIn').mockReturnValue(false);
      return new Response(null, { status: 503 });
    },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const facts = await gatherFacts(test.portal, member, {
    matches: [{ staticData: { title: null, access: member }, params: {} }],
    location,
    preload: false,
  });
  expect(facts).toMatchObject({ signedIn: false, termsAccepted: true, plan: null });
});

it('the reads of the screen begin when its plan is known', async () => {
  const { asked } = await factsOf(member, { pathname: '/medical/cost-estimates' });
  expect(asked.accumulators).toBe(true);
});
