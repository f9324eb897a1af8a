import { QueryCache, QueryClient } from '@tanstack/react-query';
import { apiBase } from '#src/api/addresses.ts';
import { createClients, type Clients } from '#src/api/clients.ts';
import { availabilityQuery } from '#src/api/queries/availability.ts';
import type { Config } from '#src/config.ts';
import { limits } from '#src/domain/limits.ts';
import { createBrowserStorage, type BrowserStorage } from '#src/storage/browser-storage.ts';
import type { StorageArea } from '#src/storage/storage-keys.ts';
import { createClaimsView, type ClaimsViewStore } from './claims-view.ts';
import { createChat, type Chat } from './chat.ts';
import { createErrorStore, type ErrorStore } from './error-store.ts';
import { createDocuments, type Documents } from './documents.ts';
import { createHandOff, type HandOff } from './hand-off.ts';
import type { OwnWindow } from './own-window.ts';
import { createKept, type Kept } from './kept.ts';
import { createMutationCache, reportFailure } from './failed-calls.ts';
import { createNoticeStore, type NoticeStore } from './notice-store.ts';
import { createPlanStore, type PlanStore } from './plan-store.ts';
import { createOutageStore, type OutageStore } from './outage-store.ts';
import { createRegistration, type Registration } from './registration.ts';
import type { SessionSurroundings } from './session-effects.ts';
import { createReloadStore, type ReloadStore } from './reload-store.ts';
import { createTerms, type Terms } from './terms.ts';
import { createSession, type Session } from './session.ts';
import { createWaitStore, type WaitStore } from './wait-store.ts';

/** The one object graph: everything that lives as long as the page. */
export interface Portal {
  config: Config;
  storage: BrowserStorage;
  queryClient: QueryClient;
  clients: Clients;
  session: Session;
  plans: PlanStore;
  chat: Chat;
  handOff: HandOff;
  documents: Documents;
  registration: Registration;
  terms: Terms;
  reloads: ReloadStore;
  errors: ErrorStore;
  notice: NoticeStore;
  waits: WaitStore;
  claimsView: ClaimsViewStore;
  /** Fires `activity` for each call a member's action makes. */
  activity: EventTarget;
  outage: OutageStore;
  /** Whether the insurer's systems are up; true when that cannot be found out. */
  isAvailable: () => Promise<boolean>;
  /**
   * The same question, where no answer is not yet a yes.
   * @throws {ApiFailure} BP-NFA-009, already logged
   */
  askAvailability: () => Promise<boolean>;
  kept: Kept;
  /** Of this portal, e.g. `https://members.example.org`. */
  origin: string;
  now: () => Date;
}

export interface PortalSurroundings extends SessionSurroundings {
  fetch: (request: Request) => Promise<Response>;
  /** The answer to a call that was made ahead of the portal; null for any other call. For one use. */
  early: (request: Request) => Promise<Response> | null;
  areas: Record<StorageArea, () => Storage>;
  /** A window of its own, empty; null when the browser blocks it. */
  openWindow: () => OwnWindow | null;
}

export function createPortal(config: Config, surroundings: PortalSurroundings): Portal {
  const storage = createBrowserStorage(surroundings.areas);
  const activity = new EventTarget();
  const errors = createErrorStore();
  const kept = createKept(storage);
  const queryClient = new QueryClient({
    mutationCache: createMutationCache(errors),
    queryCache: new QueryCache({
      onError: (error, { meta }) => reportFailure(error, meta),
      onSuccess: (data, { queryKey }) => kept.keep(queryKey, data),
    }),
    defaultOptions: {
      queries: {
        // Loaded once; writing invalidates. Refetching by itself would keep the session alive.
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline is a failure like others, not a reason to wait without a word.
        networkMode: 'always',
      },
      // What was sent is not kept: it may be a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });

  const session = createSession({
    config,
    storage,
    surroundings,
    endChat: () => chat.end(),
    forgetMember: () => {
      queryClient.clear();
      plans.unload();
      claimsView.reset();
      errors.close();
    },
    onActivity: () => activity.dispatchEvent(new Event('activity')),
  });

  const clients = createClients((api) => apiBase(config, api, surroundings.origin), {
    session,
    fetch: surroundings.fetch,
    early: surroundings.early,
  });
  const plans = createPlanStore({ storage, queryClient, clients, userId: session.userId });
  const claimsView = createClaimsView(storage);
  const chat = createChat({
    ...{ place: config.chat, plans, session, queryClient, clients },
    origin: surroundings.origin,
    now: () => new Date(surroundings.now()),
  });
  const terms = createTerms({ queryClient, clients, userId: session.userId });

  return {
    config,
    storage,
    queryClient,
    clients,
    session,
    plans,
    chat,
    handOff: createHandOff({
      ...{ config, clients, errors, userId: session.userId },
      plan: () => plans.current()?.plan ?? null,
      openWindow: surroundings.openWindow,
    }),
    documents: createDocuments({ clients, errors, openWindow: surroundings.openWindow }),
    registration: createRegistration({ clients, errors }),
    terms,
    reloads: createReloadStore(),
    errors,
    notice: createNoticeStore({ queryClient, clients, storage }),
    waits: createWaitStore(),
    claimsView,
    activity,
    outage: createOutageStore(surroundings.now),
    isAvailable: () => isAvailable(queryClient, clients),
    askAvailability: () => askAvailability(queryClient, clients),
    kept,
    origin: surroundings.origin,
    now: () => new Date(surroundings.now()),
  };
}

/** If the question itself fails, the portal logs BP-NFA-009 and goes on: an outage answer is explicit. */
async function isAvailable(queryClient: QueryClient, clients: Clients): Promise<boolean> {
  const asked = askAvailability(queryClient, clients).catch(() => true);
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(true), limits.availabilityTimeoutMs);
  });
  return Promise.race([asked, tooLate]);
}

async function askAvailability(queryClient: QueryClient, clients: Clients): Promise<boolean> {
  try {
    return await queryClient.query(availabilityQuery(clients));
  } catch (error) {
    console.warn('BP-NFA-009', error instanceof Error ? error.message : '');
    throw error;
  }
}
