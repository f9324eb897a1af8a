import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { createClients, type Clients } from '#src/api/clients.ts';
import { createQueryOf, createSendWrite, type QueryOf, type SendWrite } from '#src/api/queries.ts';
import type { Config } from '#src/config.ts';
import { createBrowserStorage, type BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys, type StorageArea } from '#src/storage/storage-keys.ts';
import { createAvailability, type Availability } from '#src/portal/status/availability.ts';
import { createClaimsView, type ClaimsViewStore } from '#src/portal/plan/claims-view.ts';
import {
  createDisplayChoices,
  type DisplayChoicesStore,
} from '#src/portal/plan/display-choices.ts';
import { createChat, type Chat } from '#src/portal/chat/chat.ts';
import { createErrorStore, type ErrorStore } from '#src/portal/status/error-store.ts';
import { createDocuments, type Documents } from '#src/portal/documents/documents.ts';
import {
  createSingleSignOn,
  type SingleSignOn,
} from '#src/portal/single-sign-on/single-sign-on.ts';
import type { Popup } from '#src/portal/single-sign-on/popup.ts';
import { createMessageChanges, type MessageChanges } from '#src/portal/messages/message-changes.ts';
import { createMutationCache, reportFailure } from '#src/portal/status/failed-calls.ts';
import { createNoticeStore, type NoticeStore } from '#src/portal/status/notice-store.ts';
import { allCapabilities, type Capabilities } from '#src/portal/plan/capabilities.ts';
import { createPlanStore, type PlanStore } from '#src/portal/plan/plan-store.ts';
import { createOutageStore, type OutageStore } from '#src/portal/status/outage-store.ts';
import { createRegistration, type Registration } from '#src/portal/registration/registration.ts';
import type { SessionEnvironment } from '#src/session/environment.ts';
import type { TabChannel } from '#src/session/other-tabs.ts';
import { createReloadStore, type ReloadStore } from '#src/portal/status/reload-store.ts';
import { createTerms, type Terms } from '#src/portal/plan/terms.ts';
import { createSession, type Session } from '#src/session/session.ts';
import { createWindows } from '#src/portal/single-sign-on/windows.ts';
import { createWaitStore, type WaitStore } from '#src/portal/status/wait-store.ts';

/** The one object graph: everything that lives as long as the page. */
export interface Portal {
  config: Config;
  storage: BrowserStorage;
  queryClient: QueryClient;
  clients: Clients;
  /** The capabilities that the insurer disables; null where it has all. */
  capabilities: Capabilities;
  /** Makes the TanStack Query options of a read. */
  queryOf: QueryOf;
  send: SendWrite;
  session: Session;
  plans: PlanStore;
  chat: Chat;
  singleSignOn: SingleSignOn;
  documents: Documents;
  registration: Registration;
  terms: Terms;
  reloads: ReloadStore;
  errors: ErrorStore;
  notice: NoticeStore;
  waits: WaitStore;
  displayChoices: DisplayChoicesStore;
  claimsView: ClaimsViewStore;
  messageChanges: MessageChanges;
  /**
   * Fires `activity` for each call a member's action makes, `refused` for each that the insurer refuses, and
   * `accessChanged` when the member has changed who is seen.
   */
  activity: EventTarget;
  outage: OutageStore;
  availability: Availability;
  /** The origin of this portal, e.g. `https://members.example.org`. */
  origin: string;
  /** Leaves the portal for another address, in this tab. */
  leave: (url: URL) => void;
  /** The query with which the payment vendor's page has led back to this one; null when it has not. */
  vendorReturn: PortalEnvironment['vendorReturn'];
  now: () => Date;
}

export interface PortalEnvironment extends SessionEnvironment {
  fetch: (request: Request) => Promise<Response>;
  areas: Record<StorageArea, () => Storage>;
  /** The channel to the member's other tabs for changes of messages; null without channels. */
  messageTabs: TabChannel | null;
  /** Opens an empty new window; null when the browser blocks it. */
  openPopup: () => Popup | null;
  /** The query with which the payment vendor's page has led back here; null when it has not. */
  vendorReturn: { search: string } | null;
}

/** Whether a query needs no session, as the second part of its key says: the first of an API path. */
const isPublicRead = ({ queryKey: [, first] }: Pick<Query, 'queryKey'>): boolean =>
  first === 'public';

export function createPortal(
  config: Config,
  environment: PortalEnvironment,
  capabilities = allCapabilities,
): Portal {
  const storage = createBrowserStorage(environment.areas);
  const activity = new EventTarget();
  const errors = createErrorStore();
  const queryClient = createQueryClient(errors);
  const windows = createWindows(environment.openPopup);
  const session = createSession({
    config,
    storage,
    environment,
    endChat: () => chat.end(),
    forgetMember: () => {
      windows.closeAll();
      forgetQueries(queryClient);
      forget();
      errors.close();
    },
    onActivity: () => activity.dispatchEvent(new Event('activity')),
    onRefused: () => activity.dispatchEvent(new Event('refused')),
  });

  refuseQueriesWithoutSession(queryClient, session);

  const clients = createClients({
    config,
    origin: environment.origin,
    session,
    fetch: environment.fetch,
    disabledCalls: capabilities.disabledCalls,
  });
  const queryOf = createQueryOf(clients, storage.write);
  const availability = createAvailability({ queryClient, queryOf, now: environment.now });
  const send = createSendWrite(clients, queryClient, async () => {
    const isUp = await availability.lastAnswer();
    return isUp || storage.read(storageKeys.outageBypass) === true;
  });
  const now = () => new Date(environment.now());
  const { plans, forget, ...stores } = createMemberStores(
    { storage, queryClient, queryOf, session, capabilities, now },
    environment,
  );
  const chat = createChat({
    services: config.chat,
    plans,
    session,
    queryClient,
    queryOf,
    origin: environment.origin,
    fetch: environment.fetch,
    now,
  });
  const terms = createTerms({ queryClient, queryOf, send, userId: session.userId });

  return {
    config,
    storage,
    queryClient,
    clients,
    capabilities,
    queryOf,
    send,
    session,
    plans,
    ...stores,
    chat,
    singleSignOn: createSingleSignOn({
      config,
      send,
      errors,
      plan: () => plans.current()?.plan ?? null,
      openPopup: windows.open,
    }),
    documents: createDocuments({ clients, errors, openPopup: windows.open }),
    registration: createRegistration({ send, errors }),
    terms,
    reloads: createReloadStore(),
    errors,
    waits: createWaitStore(),
    activity,
    outage: createOutageStore(environment.now),
    availability,
    origin: environment.origin,
    leave: environment.leave,
    vendorReturn: environment.vendorReturn,
    now,
  };
}

/** The stores that hold something of the member. */
function createMemberStores(
  {
    storage,
    queryClient,
    queryOf,
    session,
    capabilities,
    now,
  }: Pick<Portal, 'storage' | 'queryClient' | 'queryOf' | 'session' | 'capabilities' | 'now'>,
  { messageTabs }: PortalEnvironment,
) {
  const plans = createPlanStore({
    storage,
    queryClient,
    queryOf,
    userId: session.userId,
    limitRights: capabilities.limitRights,
    now,
  });
  const displayChoices = createDisplayChoices(storage);
  const claimsView = createClaimsView(storage, displayChoices);
  const messageChanges = createMessageChanges({
    queryClient,
    storage,
    userId: session.userId,
    medium: messageTabs,
  });
  const notice = createNoticeStore({ queryClient, queryOf, storage });
  return {
    plans,
    displayChoices,
    claimsView,
    messageChanges,
    notice,
    forget: () => {
      plans.unload();
      claimsView.reset();
      messageChanges.forget();
      notice.forget();
    },
  };
}

function createQueryClient(errors: ErrorStore): QueryClient {
  return new QueryClient({
    mutationCache: createMutationCache(errors),
    queryCache: new QueryCache({
      onError: (error, { meta }) => reportFailure(errors, error, meta),
    }),
    defaultOptions: {
      queries: {
        // Loaded once; writing invalidates. Refetching automatically would keep the session alive.
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline is a failure like others, not a reason to wait without a word.
        networkMode: 'always',
      },
      // Do not cache what was sent: it may be a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/** Removes queries that a late component or response adds after the session has ended. */
function refuseQueriesWithoutSession(queryClient: QueryClient, { userId }: Session): void {
  const queryCache = queryClient.getQueryCache();
  queryCache.subscribe(({ type, query }) => {
    if (type !== 'added' || userId() !== null || isPublicRead(query)) return;
    query.gcTime = 0;
    queryCache.remove(query);
  });
}

function forgetQueries(queryClient: QueryClient): void {
  // A query that is still being read sets its timer when it ends, and that would hold its answer.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0;
  queryClient.clear();
}
