// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { contractTypes, prefixOf, type ContractType } from '#src/domain/plan/plan.ts';
import { pathOf, screensOf } from '#src/shell/menu/menu.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage, signedInStorage } from '#tests/support/test-portal.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { notFound, visit } from '#tests/support/visit.ts';

const router = createPortalRouter(createTestPortal().portal, createMemoryHistory());

/** Values for the parameters of routes. */
const parameters: Readonly<Record<string, string>> = {
  $authorizationId: '5',
  $claimId: '77',
  $programId: 'maternity',
};

/** Every address of a plan's screen with where a medical, dental and vision member of every right ends up. */
const planScreens: [url: string, title: string, ends: Record<ContractType, string>][] = [
  ...screensOf(router).flatMap(({ path, title, access }) => {
    if (access?.needs !== 'plan' || !access.prefixed) return [];
    const address = pathOf(path)
      .slice(1)
      .replaceAll(/\$\w+/g, (name) => parameters[name] ?? name);
    const facts = { rights: everyRight, params: { programId: 'maternity' }, loaderData: null };
    const text = typeof title === 'function' ? title(facts) : title;
    const types = contractTypes.filter(
      (type) => access.contractTypes?.includes(prefixOf({ contractType: type })) !== false,
    );
    return withPrefixes(address, text ?? '', types);
  }),
  ...withPrefixes('claims?page=2', 'Claims'),
  ['/dv-dashboard', 'Dashboard', own('dashboard')],
  ['/medical-claims', 'Claims', own('claims')],
  ['/medical/medical-claims', 'Claims', own('claims')],
  ['/prior-authorizations', 'Authorizations', own('authorizations', ['Medical'])],
  ['/messages', 'Messages', everywhere('/messages')],
  ['/messages/2', 'Messages', everywhere('/messages/2')],
  ['/message/m-1', 'Message', everywhere('/message/m-1')],
  ['/message_center', 'Messages', everywhere('/messages')],
  ['/message_center/m-1', 'Message', everywhere('/message/m-1')],
  ['/linking?to=interqual', 'Medical Review Guidelines', everywhere('/linking/interqual')],
  ['/linking/interqual', 'Medical Review Guidelines', everywhere('/linking/interqual')],
  ['/linking/cob', 'Coordination of Benefits', everywhere('/linking/cob')],
  ['/linking/updatepolicy', 'Update Policy Info', everywhere('/linking/updatepolicy')],
  [
    '/linking/updatepolicymetallic',
    'Update Policy Info',
    everywhere('/linking/updatepolicymetallic'),
  ],
];

it('takes the screens of a plan from the routes', () => {
  expect(planScreens.length).toBeGreaterThan(90);
  expect(planScreens.filter(([url]) => url.includes('$'))).toEqual([]);
  expect(planScreens).toContainEqual([
    '/claim-details/77/appeal',
    'Appeal',
    own('claim-details/77/appeal'),
  ]);
  expect(planScreens).toContainEqual(['/pharmacy', 'Pharmacy', own('pharmacy', ['Medical'])]);
});

const signedInScreens: [url: string, title: string, end: string][] = [
  ['/select-plan', 'Select plan', '/select-plan'],
  ['/settings', 'Settings', '/settings/profile'],
  ['/settings/profile', 'Settings', '/settings/profile'],
  ['/settings/privacy-security', 'Settings', '/settings/privacy-security'],
  ['/settings/sharing', 'Settings', '/settings/sharing'],
  ['/settings/preferences', 'Settings', '/settings/preferences'],
  ['/settings/about', 'Settings', '/settings/about'],
  ['/linking-disclaimer', 'Linking Disclaimer', '/linking-disclaimer'],
];

const campaign = 'utm_source=vanity_url&utm_medium=audio&utm_campaign=on_hold_message';

const publicScreens: [url: string, title: string | null, end: string][] = [
  ['/', 'Sign In', '/login'],
  ['/anytime', 'Sign In', `/login?${campaign}`],
  ['/login', 'Sign In', '/login'],
  ['/register', 'Verify member', '/register'],
  // Steps of registration cannot be entered out of order.
  ['/create-account', 'Verify member', '/register'],
  ['/complete-registration', 'Verify member', '/register'],
  // Outside registration, this page explains where to change the choices later.
  ['/communication-settings', 'Communication settings', '/communication-settings'],
  ['/bypass-outage', 'Sign In', '/login'],
  ['/outage-message', 'Outage', '/outage-message'],
  ['/contact', 'Contact Us', '/contact'],
  ['/account-help', 'Need help with your account?', '/account-help'],
  ['/brand-resources', 'Brand resources', '/brand-resources'],
  ['/terms-of-use', 'Terms of Use', '/terms-of-use'],
  ['/privacy-policy', 'Privacy Policy', '/privacy-policy'],
  ['/notices', 'Notices', '/notices'],
  ['/notices/language-assistance', 'Language Assistance', '/notices/language-assistance'],
  ['/notices/medicare', 'Medicare Notices', '/notices/medicare'],
];

const unknown = [
  '/nowhere',
  '/notices/nowhere',
  '/medical',
  '/medical/nowhere',
  '/travel/claims',
  '/claims/7/8',
  '/message_center/1/2',
];

function own(path: string, types?: ContractType[]): Record<ContractType, string> {
  const end = (type: ContractType) =>
    !types || types.includes(type) ? `/${type.toLowerCase()}/${path}` : notFound;
  return { Medical: end('Medical'), Dental: end('Dental'), Vision: end('Vision') };
}

function everywhere(end: string): Record<ContractType, string> {
  return { Medical: end, Dental: end, Vision: end };
}

/** The short address and all three prefixed ones lead to the same screen of the member's own plan. */
function withPrefixes(
  path: string,
  title: string,
  types?: ContractType[],
): [string, string, Record<ContractType, string>][] {
  return ['', '/medical', '/dental', '/vision'].map((prefix) => [
    `${prefix}/${path}`,
    title,
    own(path, types),
  ]);
}

const manyPlans = [planOf('Medical'), planOf('Dental')];

describe('signed out', () => {
  it.each(publicScreens)('opens %s', async (url, title, end) => {
    const result = await visit(url, memoryStorage());
    expect(result).toMatchObject({
      end,
      title: `${title} | Member Portal`,
      remembered: null,
      errors: [],
    });
    expect(result.moves).toBeLessThanOrEqual(3);
  });

  it.each([...planScreens, ...signedInScreens].map(([url]) => url))(
    'redirects %s to sign-in and remembers it',
    async (url) => {
      const result = await visit(url, memoryStorage());
      expect(result.end).toBe('/login');
      expect(result.moves).toBeLessThanOrEqual(3);
      expect(result.remembered).not.toBeNull();
      expect(result.calls.filter((call) => !call.includes('/public/'))).toEqual([]);
    },
  );

  it.each(unknown)('does not find %s, and does not remember it', async (url) => {
    expect(await visit(url, memoryStorage())).toMatchObject({ end: notFound, remembered: null });
  });
});

describe('signed in without a plan', () => {
  it.each(planScreens.map(([url]) => url))(
    'redirects %s to plan selection and remembers it',
    async (url) => {
      const result = await visit(url, signedInStorage(), { plans: manyPlans });
      expect(result.end).toBe('/select-plan');
      expect(result.remembered).not.toBeNull();
      expect(result.moves).toBeLessThanOrEqual(3);
    },
  );

  it.each(signedInScreens)('%s opens', async (url, title, end) => {
    expect(await visit(url, signedInStorage(), { plans: manyPlans })).toMatchObject({
      end,
      title: `${title} | Member Portal`,
      errors: [],
    });
  });

  it('selects an only plan without asking when a plan screen is opened', async () => {
    const result = await visit('/claims', signedInStorage(), { plans: [planOf('Dental')] });
    expect(result).toMatchObject({ end: '/dental/claims', remembered: null });
  });
});

describe.each(contractTypes)('with a %s plan', (contractType) => {
  it.each(planScreens)('%s', async (url, title, ends) => {
    const result = await visit(url, planStorage(planOf(contractType)));
    expect(result.end).toBe(ends[contractType]);
    expect(result.moves).toBeLessThanOrEqual(3);
    expect(result.errors).toEqual([]);
    if (result.end !== notFound) expect(result.title).toBe(`${title} | Member Portal`);
  });

  it.each<[url: string, ends: Record<ContractType, string>]>([
    ['/MEDICAL/claims', own('claims')],
    ['/Dental/Claims', own('Claims')],
    ['/vision/CLAIM-DETAILS/AbC', own('CLAIM-DETAILS/AbC')],
    ['/Medical-Claims', own('claims')],
    ['/MEDICAL/Medical-Claims?page=2', own('claims?page=2')],
    ['/DV-Dashboard', own('dashboard')],
    ['/Message_Center/AbC', everywhere('/message/AbC')],
    ['/Message/AbC', everywhere('/Message/AbC')],
    ['/Dashboard', own('Dashboard')],
    ['/Claims/Nothing', everywhere(notFound)],
  ])('%s is found however it is written', async (url, ends) => {
    const result = await visit(url, planStorage(planOf(contractType)));
    expect(result.end).toBe(ends[contractType]);
    expect(result.errors).toEqual([]);
  });

  it.each(unknown)('%s is not found', async (url) => {
    expect((await visit(url, planStorage(planOf(contractType)))).end).toBe(notFound);
  });
});

it.each(['/message/m-7', '/Message/m-7'])(
  'a visitor of %s comes back to its message after signing in',
  async (url) => {
    const session = memoryStorage();
    expect((await visit(url, session)).end).toBe('/login');
    expect(session.getItem('deepLinkMessage')).toBe('m-7');
  },
);

describe('during an outage', () => {
  it.each(['/login', '/claims', '/select-plan', '/register'])(
    '%s shows the outage',
    async (url) => {
      const result = await visit(url, signedInStorage(), { available: false });
      expect(result.end).toBe('/outage-message');
    },
  );

  it('the bypass flag lets visitors through', async () => {
    const session = memoryStorage();
    expect((await visit('/bypass-outage', session, { available: false })).end).toBe('/login');
  });
});

describe('links by name or path', () => {
  it.each(['/linking/payroll', '/linking/constructor', '/linking/claims'])(
    '%s names no application',
    async (url) => {
      expect((await visit(url, planStorage(planOf('Medical')))).end).toBe(notFound);
    },
  );

  it.each([
    ['claims', '/medical/claims'],
    ['MessageCenter', '/messages'],
    ['/settings', '/settings/profile'],
    ['/dental/claims?page=2', '/medical/claims?page=2'],
    ['interqual', '/linking/interqual'],
    ['UpdatePolicy', '/linking/updatepolicy'],
    ['', notFound],
    ['nothing', notFound],
    ['/login', notFound],
    ['https://elsewhere.example/claims', notFound],
    ['//elsewhere.example', notFound],
    ['/linking?to=claims', notFound],
  ])('/linking?to=%s ends at %s', async (to, end) => {
    const result = await visit(
      `/linking?to=${encodeURIComponent(to)}`,
      planStorage(planOf('Medical')),
    );
    expect(result.end).toBe(end);
    expect(result.moves).toBeLessThanOrEqual(3);
  });
});

describe('a member who has not accepted the terms of use', () => {
  it.each([...planScreens, ...signedInScreens].map(([url]) => url))(
    'asks for the terms before %s, and remembers it',
    async (url) => {
      const result = await visit(url, planStorage(planOf('Medical')), { termsAccepted: false });
      expect(result.end).toBe('/terms-of-use');
      expect(result.remembered).not.toBeNull();
      expect(result.moves).toBeLessThanOrEqual(3);
    },
  );

  it.each(publicScreens.map(([url, , end]) => [url, end]))('%s is open', async (url, end) => {
    const result = await visit(url, planStorage(planOf('Medical')), { termsAccepted: false });
    expect(result.end).toBe(end);
  });
});

describe('hovering a link', () => {
  it.each([...planScreens, ...signedInScreens].map(([url]) => url))(
    'hovering a link to %s while signed out stores and requests nothing',
    async (url) => {
      const session = memoryStorage();
      const { portal, calls } = createTestPortal({ session });
      const history = createMemoryHistory({ initialEntries: ['/login'] });
      const router = createPortalRouter(portal, history);
      await router.load();
      calls.length = 0;
      await router.preloadRoute({ to: url });
      expect(Object.keys(session)).toEqual([]);
      expect(calls).toEqual([]);
      expect(router.state.location.pathname).toBe('/login');
    },
  );
});

it('keeps query and hash when it adds the contract type', async () => {
  const result = await visit('/claims?page=2#row-5', planStorage(planOf('Vision')));
  expect(result.end).toBe('/vision/claims?page=2#row-5');
});

it('covers every address of the portal', () => {
  const router = createPortalRouter(createTestPortal().portal);
  const listed = new Set(
    [
      ...planScreens.map(([url]) => url),
      ...signedInScreens.map(([url]) => url),
      ...publicScreens.map(([url]) => url),
    ].map((url) => String(router.getMatchedRoutes(url.split('?')[0] ?? '')[0].at(-1)?.id)),
  );
  const leaves = Object.keys(router.routesById).filter(
    (id) =>
      !Object.keys(router.routesById).some((other) => other.startsWith(`${id}/`) && id !== other) &&
      id !== '__root__',
  );
  // The way to and from the identity provider and the paperless page leave the portal: see e2e.
  const elsewhere = ['/auth-success', '/initiate-login', '/paperless'];
  expect(leaves.filter((id) => !listed.has(id)).toSorted()).toEqual(elsewhere);
});
