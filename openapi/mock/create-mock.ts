import { Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { createGateway, forwardTo, type ApiFamily, type Upstream } from '#sandbox/gateway.ts';
import { pageHeaders, stylesheetPath } from '#sandbox/pages/layout.ts';
import { stylesheet } from '#sandbox/pages/stylesheet.ts';
import type { Places } from '#sandbox/places.ts';
import { portalConfig } from '#sandbox/portal-config.ts';
import { apis, readOperations, type Api } from '../documents.ts';
import { startPrism } from '../prism.ts';
import { createMockIdentity } from './identity.ts';
import { scenarioPage } from './page.ts';
import { createScenarios, type Scenarios } from './scenarios.ts';

export interface PortalMock {
  app: Hono;
  close(): Promise<void>;
}

const identityPath = '/mock-identity';

/** The origin of the documents' examples of health records. */
const exampleOrigin = 'http://localhost:4400';

/**
 * Creates the gateway over one Prism for each document, with an identity provider that signs in without asking
 * and a page of scenarios.
 *
 * @param portal answers everything else: the portal's own files
 */
export async function createMock(options: {
  places: Places;
  portal: Upstream;
}): Promise<PortalMock> {
  const { portal } = options.places;
  const places = { ...options.places, identity: portal + identityPath };
  // There is no agent to chat with, and the identity provider keeps neither sessions nor tokens.
  const { identity: sandboxIdentity, ...others } = portalConfig(places);
  const config = {
    ...others,
    chat: [],
    identity: { ...sandboxIdentity, endSessionEndpoint: null, revocationEndpoint: null },
  };
  const scenarios = createScenarios(
    (await Promise.all(apis.map((api) => readOperations(api)))).flat(),
  );
  const identity = await createMockIdentity({
    issuer: places.identity,
    portal,
    clientId: config.identity.clientId,
    subject: 'maria',
  });
  const mocks = await Promise.all(apis.map((api) => startPrism(api)));
  const [member, messageCenter, v1] = mocks;
  if (member === undefined || messageCenter === undefined || v1 === undefined) {
    throw new Error('every API has a mock');
  }
  const upstreams: Record<ApiFamily, Upstream> = {
    member: preferring('member', scenarios, forwardTo(member.url)),
    messageCenter: preferring('message-center', scenarios, forwardTo(messageCenter.url)),
    v1: linkingTo(portal, preferring('v1', scenarios, forwardTo(v1.url))),
  };

  const app = new Hono();
  app.use(scenarioFromAddress(scenarios));
  app.route(identityPath, identity.app);
  app.get('/mock', (c) =>
    c.html(scenarioPage(scenarios.list, getCookie(c, 'scenario') ?? null), 200, pageHeaders()),
  );
  app.get(stylesheetPath, (c) => c.body(stylesheet, 200, { 'content-type': 'text/css' }));
  app.route('/', createGateway({ config, upstreams }));
  app.all('*', (c) => options.portal(c.req.raw));
  return {
    app,
    close: async () => {
      await Promise.all(mocks.map((mock) => mock.close()));
    },
  };
}

/** Requests from Prism the example that the request's scenario names, unless the caller names one. */
export function preferring(api: Api, scenarios: Scenarios, upstream: Upstream): Upstream {
  return (request) => {
    const scenario = parse(request.headers.get('cookie') ?? '', 'scenario')['scenario'] ?? null;
    const { pathname } = new URL(request.url);
    const prefer = scenarios.preferFor({ api, method: request.method, path: pathname }, scenario);
    const headers = new Headers(request.headers);
    // A caller that accepts a PDF or JSON only could not be told of a failure: Prism would refuse.
    headers.set('accept', '*/*');
    if (prefer !== null && !headers.has('prefer')) headers.set('prefer', prefer);
    return upstream(new Request(request, { headers }));
  };
}

/** Puts the links of health records on the portal's own origin: readers follow no other. */
function linkingTo(portal: string, upstream: Upstream): Upstream {
  return async (request) => {
    const answer = await upstream(request);
    if (answer.headers.get('content-type')?.startsWith('application/fhir+json') !== true) {
      return answer;
    }
    const { status, headers } = answer;
    const text = await answer.text();
    return new Response(text.replaceAll(exampleOrigin, portal), { status, headers });
  };
}

/** Sets the cookie by `?scenario=` on a page's address; empty or unknown, it removes the cookie. */
function scenarioFromAddress(scenarios: Scenarios): MiddlewareHandler {
  return async (c, next) => {
    const name = c.req.query('scenario');
    if (name === undefined || c.req.path.startsWith('/api/')) return next();
    if (scenarios.list.some((scenario) => scenario.name === name)) {
      setCookie(c, 'scenario', name, { path: '/', sameSite: 'Lax' });
    } else {
      deleteCookie(c, 'scenario', { path: '/' });
    }
    const address = new URL(c.req.url);
    address.searchParams.delete('scenario');
    return c.redirect(address.pathname + address.search);
  };
}
