import { addressOf, apiBase, type Api, type ReadCall } from '#src/api/addresses.ts';
import {
  accessRights,
  memberships,
  systemAvailability,
  userSettings,
} from '#src/api/read-calls.ts';
import { isExpired, readAccessToken } from '#src/domain/access-token.ts';
import { localDay } from '#src/domain/days.ts';
import { idleStage, isSignedOutSince } from '#src/domain/idle.ts';
import { isPlanIdentity, type PlanIdentity } from '#src/domain/plan.ts';
import { dashboardReads } from '#src/features/dashboard/dashboard-reads.ts';
import { keyNames } from '#src/storage/key-names.ts';

/** What can be known before the portal runs. */
export interface FirstSight {
  /** What `/config.json` holds, not yet checked. */
  config: unknown;
  /** Of a key of the session's storage. */
  stored: (name: string) => string | null;
  /** Of a key that all tabs share. */
  shared: (name: string) => string | null;
  /** `location.pathname`. */
  pathname: string;
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Calls a screen makes as soon as the plan is known, by the last part of its address. */
const readsOfScreens: Record<string, typeof dashboardReads> = { dashboard: dashboardReads };

/**
 * The calls with which the portal will begin, if a member is signed in and has a plan. They are made
 * while its code is still on its way. Empty whenever anything is in doubt: then the portal makes them
 * itself, and says what is wrong.
 */
export function firstCalls(sight: FirstSight): Request[] {
  const { config, stored, origin, now } = sight;
  const token = stored(keyNames.accessToken);
  const plan = parsed(stored(keyNames.selectedPlan));
  if (token === null || stored(keyNames.refreshToken) === null) return [];
  if (!isPlanIdentity(plan) || !hasAddresses(config)) return [];
  const claims = readAccessToken(token);
  if (claims === null || isExpired(claims, now, 0)) return [];
  // Whether a session goes on that nobody used is for the portal to find out.
  const lastActivity = parsed(stored(keyNames.lastActivity)) ?? now;
  if (typeof lastActivity !== 'number' || idleStage(Math.abs(now - lastActivity)) !== 'active') {
    return [];
  }
  const signedOutAt = parsed(sight.shared(keyNames.signedOutAt)) ?? null;
  if (signedOutAt !== null && typeof signedOutAt !== 'number') return [];
  if (isSignedOutSince(lastActivity, signedOutAt, now)) return [];

  const requestOf = (call: ReadCall, headers: Record<string, string>) =>
    new Request(addressOf(apiBase(config, call.api, origin), call), { headers });
  const reads = [
    userSettings(claims.sub),
    accessRights(claims.sub, plan),
    ...readsOfScreen(sight, plan),
    // The menu offers other plans.
    memberships(claims.sub),
  ];
  return [
    requestOf(systemAvailability(), {}),
    ...reads.map((call) => requestOf(call, { authorization: `Bearer ${token}` })),
  ];
}

function readsOfScreen({ pathname, stored, now }: FirstSight, plan: PlanIdentity): ReadCall[] {
  const screen = pathname.split('/').at(-1) ?? '';
  // Of each member, if the plan's own is among them: else it is what was kept of another plan.
  const kept = (name: string) => {
    const value = parsed(stored(name));
    return typeof value === 'object' && value !== null && plan.memberId in value ? value : null;
  };
  const counts = kept(keyNames.messageCounts);
  const patientIds = Object.values(kept(keyNames.claimPatients) ?? {}).filter(isText);
  const isBilled = stored(keyNames.billedContract) === plan.contractId;
  const seen = { counted: counts && Object.keys(counts), patientIds, isBilled };
  return readsOfScreens[screen]?.(plan, localDay(new Date(now)), seen) ?? [];
}

const isText = (value: unknown) => typeof value === 'string';

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const apiNames: Api[] = ['member', 'messageCenter', 'v1', 'healthRecords'];

/** The portal checks the whole file; here only what is used counts. */
function hasAddresses(config: unknown): config is { host: string; apis: Record<Api, string> } {
  if (typeof config !== 'object' || config === null) return false;
  if (!('host' in config) || typeof config.host !== 'string') return false;
  if (!('apis' in config) || typeof config.apis !== 'object' || config.apis === null) return false;
  const apis = new Map<string, unknown>(Object.entries(config.apis));
  return apiNames.every((name) => typeof apis.get(name) === 'string');
}

/** Answers that are on their way before anybody asks. */
export interface EarlyAnswers {
  ask: (requests: readonly Request[]) => void;
  /** What is on its way for a call, null if it was not asked for. Each answer is for one use. */
  early: (request: Request) => Promise<Response> | null;
  /** Answers a call, with what is on its way if it was asked for. */
  take: (request: Request) => Promise<Response>;
}

export function createEarlyAnswers(fetch: (request: Request) => Promise<Response>): EarlyAnswers {
  // A call with another token or address is another call.
  const nameOf = ({ method, url, headers }: Request) =>
    [method, url, headers.get('authorization')].join(' ');
  const answers = new Map<string, Promise<Response>>();
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
        const answer = fetch(request);
        answers.set(nameOf(request), answer);
        answer.catch(() => {}); // Whoever takes it learns of it.
      }
    },
    early,
    take: (request) => early(request) ?? fetch(request),
  };
}

/** Rejects with the signal's reason, as `fetch` does. */
async function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  signal.throwIfAborted();
  const first = await Promise.race([answer, aborted]);
  if (first === null) signal.throwIfAborted();
  return answer;
}
