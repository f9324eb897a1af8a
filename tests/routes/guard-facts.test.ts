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

it('requests availability, terms and rights for a screen of a plan', async () => {
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
    selection: { plan: { contractType: 'Medical' } },
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
])('requests only what the guard of %s needs', async (_page, access, wanted) => {
  expect((await factsOf(access)).asked).toEqual({ ...nothing, ...wanted });
});

it('requests no member data for a visitor', async () => {
  const { facts, asked } = await factsOf(member, { session: memoryStorage() });
  expect(asked).toEqual({ ...nothing, availability: true });
  expect(facts).toMatchObject({ signedIn: false, hasToken: false, selection: null });
});

it('requests only the rights of the selected plan when a link is hovered', async () => {
  const selected = await factsOf(member, { preload: true });
  expect(selected.isChecked).toBe(false);
  expect(selected.asked).toEqual({ ...nothing, rights: true });
  const session = planStorage(plan);
  session.removeItem(storageKeys.selectedPlan.name);
  expect((await factsOf(member, { preload: true, session })).asked).toEqual(nothing);
});

it('reports an outage with only the fact that the member is signed in', async () => {
  const { facts } = await factsOf(member, { available: false });
  expect(facts).toMatchObject({
    available: false,
    signedIn: true,
    termsAccepted: true,
    selection: null,
  });
});

it('knows that a member bypasses the outage', async () => {
  const session = planStorage(plan);
  session.setItem(storageKeys.outageBypass.name, 'true');
  const { facts } = await factsOf(member, { available: false, session });
  expect(facts).toMatchObject({
    outageBypassed: true,
    selection: { plan: { contractType: 'Medical' } },
  });
});

it('requires accepted terms before the plan', async () => {
  const { facts } = await factsOf(member, { termsAccepted: false });
  expect(facts).toMatchObject({ signedIn: true, termsAccepted: false, selection: null });
});

it('fails when the rights fail to load while the member is signed in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = (path: string) =>
    path.includes('/accessrights/') ? new Response(null, { status: 503 }) : null;
  await expect(factsOf(member, { answer })).rejects.toMatchObject({ status: 503 });
});

it('requires sign-in, without a failure, when the session ends meanwhile', async () => {
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
  expect(facts).toMatchObject({ signedIn: false, termsAccepted: true, selection: null });
});

it('starts the screen’s reads once its plan is known', async () => {
  const { asked } = await factsOf(member, { pathname: '/medical/cost-estimates' });
  expect(asked.accumulators).toBe(true);
});
