import type { Config } from '#src/config.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { Rights } from '#src/domain/plan/rights.ts';
import { createPortal, type Portal, type PortalEnvironment } from '#src/portal/create-portal.ts';
import { capabilitiesWithout } from '#src/portal/plan/disabled-capabilities.ts';
import { memoryStorage } from './memory-storage.ts';
import { everyRight } from './plans.ts';
import { trackTimers } from './test-timers.ts';
import { jwt } from './tokens.ts';

export const testConfig: Config = {
  host: '',
  apis: {
    member: '/api/member',
    messageCenter: '/api/member/message-center',
    v1: '/api/v1',
    healthRecords: '/api/v1/health-records',
  },
  coverageSearch: 'identifier',
  identity: {
    issuer: 'https://id.example.org',
    authorizationEndpoint: 'https://id.example.org/auth',
    tokenEndpoint: 'https://id.example.org/token',
    clientId: 'member-portal',
    sendsIssuer: false,
    prompt: 'login',
    endSessionEndpoint: null,
    endSessionMethod: 'post',
    revocationEndpoint: null,
  },
  notices: {},
  representativeForm: 'form-representative',
  consumerAssistance: {
    name: 'Arkansas Consumer Services Division',
    url: 'https://consumer-assistance.example/',
  },
  states: ['AR'],
  portalName: 'Member Portal',
  links: {
    paperless: 'https://paperless.example.org/',
    appStore: 'https://store.example.org/ios',
    playStore: 'https://store.example.org/android',
  },
  ssoOrigins: ['https://partner.example'],
  paymentOrigins: ['https://vendor.example'],
  chat: [],
  sessionRecording: null,
  performanceMonitoring: null,
  campaignTracking: null,
  webFont: null,
  without: [],
};

const testOrigin = 'https://members.example.org';

export interface TestPortal {
  portal: Portal;
  session: Storage;
  /** `GET /api/member/users/maria/memberships` and the like, in the order they were made. */
  calls: string[];
}

/** A portal over an API of a few canned answers; `answer` may override any of them. */
export function createTestPortal({
  session = memoryStorage(),
  plans = [],
  rights = everyRight,
  available = true,
  termsAccepted = true,
  answer = () => null,
  identity = {},
  without = [],
  configured = {},
  ...environment
}: {
  session?: Storage;
  identity?: Partial<Config['identity']>;
  /** The capabilities that the insurer leaves out. */
  without?: readonly string[];
  /** Other fields of the configuration. */
  configured?: Partial<Config>;
  plans?: Plan[];
  rights?: Rights;
  available?: boolean;
  termsAccepted?: boolean;
  answer?: (path: string, request: Request) => Response | Promise<Response | null> | null;
} & Partial<PortalEnvironment> = {}): TestPortal {
  trackTimers();
  const calls: string[] = [];
  const local = memoryStorage();
  const {
    fetch = serve,
    now = () => Date.parse('2026-11-21T09:00:00Z'),
    fetchToken = () => Promise.reject(new TypeError('no identity provider here')),
  } = environment;
  async function serve(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return (
      (await answer(pathname, request)) ??
      Response.json(cannedAnswer(request.url, { plans, rights, available, termsAccepted }))
    );
  }
  const config = {
    ...testConfig,
    ...configured,
    identity: { ...testConfig.identity, ...identity },
    without: [...without],
  };
  const portalEnvironment: PortalEnvironment = {
    now,
    steady: () => performance.now(),
    otherTabs: null,
    messageTabs: null,
    origin: testOrigin,
    callbackUrl: null,
    vendorReturn: null,
    leave: () => {},
    submit: () => {},
    dispatch: () => {},
    isVisible: () => true,
    isOnline: () => true,
    isNewVisit: () => true,
    probe: async () => {},
    fetchToken,
    handOver: null,
    openPopup: () => null,
    areas: { session: () => session, local: () => local },
    fetch,
    ...environment,
  };
  const portal = createPortal(config, portalEnvironment, capabilitiesWithout(without));
  return { portal, session, calls };
}

function cannedAnswer(
  address: string,
  {
    plans,
    rights,
    available,
    termsAccepted,
  }: { plans: Plan[]; rights: Rights; available: boolean; termsAccepted: boolean },
): unknown {
  const path = new URL(address).pathname;
  if (path.endsWith('/systemavailability')) return { isSystemAvailable: available };
  if (path.endsWith('/memberships')) return { userMemberships: plans };
  if (path.includes('/accessrights/')) return { accessibleMembers: [], rights };
  if (path.endsWith('/settings')) return settingsOf(termsAccepted);
  if (path.endsWith('/messages/count')) return { data: [] };
  if (path.endsWith('/accumulators')) {
    return {
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-20',
      accumulators: [],
    };
  }
  if (path.endsWith('/benefits')) return { items: [] };
  if (path.endsWith('/primary-care-provider')) {
    return { current: null, pending: null, changeAllowed: true };
  }
  if (path.endsWith('/appeal-deadlines')) return { items: [], page: 1, pageSize: 100, total: 0 };
  // The response repeats the search of the request.
  const link = [{ relation: 'self', url: address }];
  return { resourceType: 'Bundle', type: 'searchset', total: 0, link, entry: [] };
}

const settingsOf = (tosChecked: boolean) => ({
  displayName: 'Maria',
  tosChecked,
  email: null,
  phone: null,
  homePhone: null,
  workPhone: null,
  address: null,
  addressManagedBy: 'self',
  securityQuestions: [],
  securityQuestionChoices: [],
  mfa: { enabled: false, channel: 'email' },
  familyAccess: [],
});

/** Session storage of a signed-in user; the token lasts an hour from the test's present. */
export function signedInStorage(more: Record<string, string> = {}): Storage {
  return memoryStorage({
    access_token: jwt({ sub: 'maria', iat: 1_795_248_000, exp: 1_795_255_200 }),
    refresh_token: 'refresh-1',
    logged_in_user: 'maria',
    ...more,
  });
}

/** Session storage of a signed-in user who has chosen a plan. */
export const planStorage = (plan: Plan): Storage =>
  signedInStorage({ 'selected-plan': JSON.stringify(plan) });
