import { welcomeWords } from '#content/welcome.ts';
import { apiBase, apiNames, isPublicApi, type Api } from '#src/api/apis.ts';
import { asResponse, withBody, type EarlyAnswer } from '#src/api/http/early-answer.ts';
import { isExpired, readAccessToken } from '#src/domain/session/access-token.ts';
import { localDay } from '#src/domain/format/days.ts';
import { idleStage } from '#src/domain/session/idle.ts';
import { isPlanIdentity, planKey, type PlanIdentity } from '#src/domain/plan/plan.ts';
import { areSignOuts, isSignedOutSince } from '#src/domain/session/sign-outs.ts';
import { keyNames } from '#src/storage/key-names.ts';
import { hasAddresses, isRecord, parsed } from './unchecked.ts';
// Cleans the address as it's loaded, which is before anything else of the page runs.
import './address-secrets.ts';

/** The facts available before the portal runs. */
export interface BootInput {
  /** The contents of `/config.json`, not yet checked. */
  config: unknown;
  /** Returns the value of a key in the session's storage. */
  stored: (name: string) => string | null;
  /** Returns the value of a key that all tabs share. */
  shared: (name: string) => string | null;
  /** `location.pathname`. */
  pathname: string;
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A page's first calls, and the text it shows until they return. */
export interface FirstCalls {
  requests: Request[];
  /** Health records are among what is requested. */
  readsRecords: boolean;
  /** The head that the plan's first screen will show above its cards, if the page is that one; null when in doubt. */
  welcome: Welcome | null;
}

export interface Welcome {
  title: string;
  intro: string;
}

const none: FirstCalls = { requests: [], readsRecords: false, welcome: null };

/**
 * Returns the calls with which the portal will begin, if a member is signed in and has a plan: those that this tab made
 * when the page was last open. They are made while the portal's code is still on its way. Empty in any doubt: then the
 * portal makes them itself, and shows what is wrong.
 */
export function firstCalls(input: BootInput): FirstCalls {
  const { config, stored, origin, now } = input;
  const token = stored(keyNames.accessToken);
  if (token === null || stored(keyNames.refreshToken) === null) return none;
  if (!hasAddresses(config)) return none;
  const claims = readAccessToken(token);
  const skew = parsed(stored(keyNames.clockSkew)) ?? 0;
  if (claims === null || typeof skew !== 'number' || isExpired(claims, now, skew)) return none;
  // Whether an idle session goes on is for the portal to find out.
  const lastActivity = parsed(stored(keyNames.lastActivity)) ?? now;
  if (typeof lastActivity !== 'number' || idleStage(Math.abs(now - lastActivity)) !== 'active') {
    return none;
  }
  const signOuts = parsed(input.shared(keyNames.signedOutAt)) ?? {};
  const session = { user: claims.sub, lastActivityAt: lastActivity };
  if (!areSignOuts(signOuts) || isSignedOutSince(session, signOuts, now)) return none;

  const plan = parsed(stored(keyNames.selectedPlan));
  if (!isPlanIdentity(plan) || !isRecord(plan)) return none;
  const { hints, wasOpen } = hintsFor(plan, input);
  const requests = hints.flatMap(([api, address]) => {
    const base = apiBase(config, api, origin);
    const isPublic = isPublicApi(config, api) || address.startsWith('/public/');
    // The token goes to the API and nowhere else, whatever is stored.
    if (!isUnder(base, address)) return [];
    const headers: HeadersInit = isPublic ? {} : { authorization: `Bearer ${token}` };
    return [new Request(base + address, { headers, cache: 'no-store' })];
  });
  return {
    requests,
    readsRecords: hints.some(([api]) => !['member', 'messageCenter', 'v1'].includes(api)),
    // Where this tab was let in today.
    welcome: wasOpen && requests.length > 0 ? welcomeTo(plan, new Date(now)) : null,
  };
}

/** Returns the welcome in the words of the screen itself. */
function welcomeTo(plan: PlanIdentity & Record<string, unknown>, now: Date): Welcome | null {
  const { usersPreferredName, lobDisplayName } = plan;
  if (typeof usersPreferredName !== 'string' || typeof lobDisplayName !== 'string') return null;
  return {
    title: welcomeWords.title(now, usersPreferredName),
    intro: welcomeWords.intro[plan.contractType](lobDisplayName),
  };
}

type Hint = [api: Api, address: string];

/** Returns the calls made last time for this plan, on this day: at first those of every page. */
function hintsFor(plan: PlanIdentity, { stored, pathname, now }: BootInput) {
  const hints = parsed(stored(keyNames.prefetchHints));
  if (
    !isRecord(hints) ||
    hints['plan'] !== planKey(plan) ||
    hints['day'] !== localDay(new Date(now))
  ) {
    return { hints: [], wasOpen: false };
  }
  const page = listOf(hints['pages']).find((one) => listOf(one)[0] === pathname);
  return {
    hints: [...listOf(hints['always']), ...listOf(listOf(page)[1])].filter(isHint),
    wasOpen: page !== undefined,
  };
}

const isHint = (value: unknown): value is Hint => {
  const [api, address] = listOf(value);
  return apiNames.some((name) => name === api) && typeof address === 'string';
};

/** Whether an address lies under the base as it is written: nothing that a browser would read as another address. */
function isUnder(base: string, address: string): boolean {
  const href = base + address;
  return address.startsWith('/') && URL.canParse(href) && new URL(href).href === href;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The responses already requested before the portal asks for them. */
export interface EarlyAnswers {
  ask: (requests: readonly Request[]) => void;
  /** Returns the answer on its way to a call, null if the call was not made. Each answer is for one use. */
  early: (request: Request) => Promise<EarlyAnswer> | null;
  /** Makes a call, with the answer on its way if the call was made before. */
  take: (request: Request) => Promise<Response>;
}

export function createEarlyAnswers(fetch: (request: Request) => Promise<Response>): EarlyAnswers {
  // A call with another token or address is another call.
  const nameOf = ({ method, url, headers }: Request) =>
    [method, url, headers.get('authorization')].join(' ');
  const answers = new Map<string, Promise<EarlyAnswer>>();
  const early = (request: Request) => {
    const name = nameOf(request);
    const answer = answers.get(name);
    if (answer === undefined) return null;
    answers.delete(name);
    return unlessAborted(answer, request.signal);
  };
  return {
    ask(requests) {
      for (const request of requests) {
        // While the portal's code arrives there is time to read them.
        const answer = withBody(fetch(request));
        answers.set(nameOf(request), answer);
        answer.catch(() => {}); // The caller that takes it learns of the failure.
      }
    },
    early,
    take: (request) => early(request)?.then(asResponse) ?? fetch(request),
  };
}

/** Rejects with the signal's reason, as `fetch` does. */
async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  signal.throwIfAborted();
  const first = await Promise.race([answer, aborted]);
  if (first === null) signal.throwIfAborted();
  return answer;
}
