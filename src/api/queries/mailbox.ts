import {
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  type QueryClient,
} from '@tanstack/react-query';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { limits } from '#src/domain/limits.ts';
import { messageKey, type MessageSummary } from '#src/domain/messages/message.ts';
import type { MailboxFolder } from '#src/domain/messages/folder.ts';
import {
  mailboxPage,
  mailboxPageSize,
  type MailboxPage,
} from '#src/api/calls/messages/messages.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import {
  newNumberTrail,
  nextPages,
  stepAfterNumbered,
  type NumberTrail,
} from '#src/api/paging/numbered-pages.ts';
import type { Step } from '#src/api/paging/step.ts';
import { keyOf, type QuerySource } from '../queries.ts';

/** The messages of all members whose mailbox may be read, as far as they have arrived. */
export interface Mailbox {
  messages: readonly MessageSummary[];
  /** The mailboxes still to be read. */
  pendingPages: readonly OpenBox[];
  /** The mailboxes that could not be read, or not completely, and where to continue. */
  failed: readonly FailedBox[];
  /** How much is known of the mailboxes that were read. */
  completeness: Completeness;
}

/** A mailbox and how far it was read. */
interface OpenBox {
  memberId: string;
  trail: NumberTrail;
}

interface FailedBox extends OpenBox {
  /** The insurer says that the member may not read it. */
  isRefused: boolean;
}

const bounds = {
  atMost: limits.mailboxPages,
  atOnce: limits.mailboxPagesAtOnce,
  pageSize: mailboxPageSize,
};

const nothingYet: Mailbox = {
  messages: [],
  pendingPages: [],
  failed: [],
  completeness: 'complete',
};

/**
 * The query of the messages of several members. The first pages are there at once, the rest follows. A failure of one
 * mailbox takes nothing from the others; `refetch` continues where it stopped.
 * @param memberIds whose mailboxes may be read, one's own first
 * @throws {ApiFailure} BP-NFA-0231 when no mailbox could be read
 */
export const mailboxQuery = (
  { clients }: Pick<QuerySource, 'clients'>,
  memberIds: readonly string[],
  folder: MailboxFolder,
) =>
  queryOptions({
    queryKey: mailboxKey(memberIds, folder),
    structuralSharing: false,
    queryFn: streamedQuery<Round, Mailbox, ReturnType<typeof mailboxKey>>({
      refetchMode: 'append',
      initialValue: nothingYet,
      reducer: addRound,
      streamFn: ({ client, queryKey }) =>
        readOn(clients, folder, client.getQueryData<Mailbox>(queryKey) ?? null, memberIds),
    }),
  });

/**
 * The query of messages that came since the mailboxes were read: their first pages, again. It makes calls by itself, which
 * do not extend the session, and says nothing of a mailbox that does not answer.
 */
export const newMessagesQuery = (
  { clients, queryClient }: Pick<QuerySource, 'clients'> & { queryClient: QueryClient },
  memberIds: readonly string[],
  folder: MailboxFolder,
) =>
  queryOptions({
    queryKey: [...mailboxKey(memberIds, folder), 'new'],
    initialData: nothingNew,
    initialDataUpdatedAt: () =>
      queryClient.getQueryState(mailboxKey(memberIds, folder))?.dataUpdatedAt,
    structuralSharing: false,
    meta: { customError: true },
    queryFn: async ({ client, queryKey, signal }): Promise<readonly MessageSummary[]> => {
      const pages = await Promise.allSettled(
        memberIds.map((memberId) =>
          clients.send(mailboxPage(memberId, folder, 1, { isAutomatic: true }), signal),
        ),
      );
      signal.throwIfAborted();
      const fresh = pages.flatMap((page) =>
        page.status === 'fulfilled' ? page.value.messages : [],
      );
      const knownKeys = new Set(fresh.map(messageKey));
      const before = client.getQueryData<readonly MessageSummary[]>(queryKey) ?? nothingNew;
      return [...fresh, ...before.filter((summary) => !knownKeys.has(messageKey(summary)))];
    },
  });

const nothingNew: readonly MessageSummary[] = [];

const mailboxKey = (memberIds: readonly string[], folder: MailboxFolder) =>
  [
    ...keyOf({ ...mailboxPage('', 'inbox', 1), params: {} }),
    { mailbox: memberIds.toSorted(), folder },
  ] as const;

/** The outcome of each requested mailbox. */
type Round = readonly (
  | { box: OpenBox; pages: readonly MailboxPage[]; step: Step }
  | { box: OpenBox; failure: ApiFailure }
)[];

async function* readOn(
  clients: QuerySource['clients'],
  folder: MailboxFolder,
  begun: Mailbox | null,
  memberIds: readonly string[],
): AsyncGenerator<Round> {
  let pendingPages: readonly OpenBox[] = begun
    ? [...begun.pendingPages, ...begun.failed]
    : memberIds.map((memberId) => ({ memberId, trail: newNumberTrail() }));
  while (pendingPages.length > 0) {
    const round = await Promise.all(pendingPages.map((box) => readBox(clients, folder, box)));
    const [first] = round;
    const isLost = round.every((result) => 'failure' in result);
    if (begun === null && isLost && first && 'failure' in first) throw first.failure;
    begun ??= nothingYet;
    yield round;
    pendingPages = openIn(round);
  }
}

async function readBox(
  { send }: QuerySource['clients'],
  folder: MailboxFolder,
  box: OpenBox,
): Promise<Round[number]> {
  try {
    const pages = await Promise.all(
      nextPages(box.trail, bounds).map((page) => send(mailboxPage(box.memberId, folder, page))),
    );
    const facts = pages.map(({ messages, ...counts }) => ({
      ...counts,
      ids: messages.map(messageKey),
    }));
    const { step, trail } = stepAfterNumbered(facts, box.trail, bounds);
    return { box: { ...box, trail }, pages, step };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.kind !== 'aborted' && failure.kind !== 'session') {
      return { box, failure };
    }
    throw failure;
  }
}

const openIn = (round: Round): OpenBox[] =>
  round.flatMap((result) => ('step' in result && result.step === 'follow' ? [result.box] : []));

function addRound(mailbox: Mailbox, round: Round): Mailbox {
  const knownKeys = new Set(mailbox.messages.map(messageKey));
  const messages = [...mailbox.messages];
  const failed: FailedBox[] = [];
  let { completeness } = mailbox;
  for (const result of round) {
    if ('failure' in result) {
      failed.push({ ...result.box, isRefused: result.failure.status === 403 });
      continue;
    }
    if (result.step === 'broken-off' || result.box.trail.leftOut > 0) completeness = 'partial';
    for (const message of result.pages.flatMap((page) => page.messages)) {
      // A message that came while the pages were read moves the others to the next one.
      if (knownKeys.has(messageKey(message))) continue;
      knownKeys.add(messageKey(message));
      messages.push(message);
    }
  }
  const tried = new Set(round.map(({ box }) => box.memberId));
  const stillFailed = mailbox.failed.filter(({ memberId }) => !tried.has(memberId));
  return {
    messages,
    pendingPages: openIn(round),
    failed: [...stillFailed, ...failed],
    completeness,
  };
}
