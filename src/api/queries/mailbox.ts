import { queryOptions, experimental_streamedQuery as streamedQuery } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import { messageKey, type MessageSummary } from '#src/domain/messages/message.ts';
import { mailboxPage, type MailboxPage } from '../calls/messages.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { keyOf, type Reader } from '../queries.ts';

/** The messages of all members whose mailbox may be read, as far as they have arrived. */
export interface Mailbox {
  messages: readonly MessageSummary[];
  /** The mailboxes still to be read. */
  open: readonly OpenBox[];
  /** The mailboxes that could not be read, or not completely, and where to continue. */
  failed: readonly FailedBox[];
  /** A mailbox ended before it had as many messages as the insurer counts. */
  mayBeMissing: boolean;
}

/** A mailbox and how far it was read. */
interface OpenBox {
  memberId: string;
  /** The next page to read, counted from 1. */
  page: number;
  /** The number of messages read. */
  read: number;
  /** The number in all; null when the insurer does not say. */
  total: number | null;
  /** The number of messages on the first page. */
  size: number | null;
}

interface FailedBox extends OpenBox {
  /** The insurer says that the member may not read it. */
  isRefused: boolean;
}

const nothingYet: Mailbox = { messages: [], open: [], failed: [], mayBeMissing: false };

/**
 * The query of the messages of several members. The first pages are there at once, the rest follows. A failure of one
 * mailbox takes nothing from the others; `refetch` continues where it stopped.
 * @param memberIds whose mailboxes may be read, one's own first
 * @param isArchived those that were archived; else the others
 * @throws {ApiFailure} BP-NFA-0231 when no mailbox could be read
 */
export const mailboxQuery = (
  { clients }: Pick<Reader, 'clients'>,
  memberIds: readonly string[],
  isArchived: boolean,
) =>
  queryOptions({
    queryKey: mailboxKey(memberIds, isArchived),
    structuralSharing: false,
    meta: { reads: () => memberIds.map((memberId) => mailboxPage(memberId, isArchived, 1)) },
    queryFn: streamedQuery<Round, Mailbox, ReturnType<typeof mailboxKey>>({
      refetchMode: 'append',
      initialValue: nothingYet,
      reducer: addRound,
      streamFn: ({ client, queryKey }) =>
        readOn(clients, isArchived, client.getQueryData<Mailbox>(queryKey) ?? null, memberIds),
    }),
  });

const mailboxKey = (memberIds: readonly string[], isArchived: boolean) =>
  [
    ...keyOf({ ...mailboxPage('', false, 1), params: {} }),
    { mailbox: memberIds.toSorted(), isArchived },
  ] as const;

/** The outcome of each requested mailbox. */
type Round = readonly (
  { box: OpenBox; pages: readonly MailboxPage[] } | { box: OpenBox; failure: ApiFailure }
)[];

async function* readOn(
  clients: Reader['clients'],
  isArchived: boolean,
  begun: Mailbox | null,
  memberIds: readonly string[],
): AsyncGenerator<Round> {
  let open: readonly OpenBox[] = begun
    ? [...begun.open, ...begun.failed]
    : memberIds.map((memberId) => ({ memberId, page: 1, read: 0, total: null, size: null }));
  while (open.length > 0) {
    const round = await Promise.all(open.map((box) => readBox(clients, isArchived, box)));
    const [first] = round;
    const isLost = round.every((one) => 'failure' in one);
    if (begun === null && isLost && first && 'failure' in first) throw first.failure;
    begun ??= nothingYet;
    yield round;
    open = round.flatMap((one) => ('pages' in one ? (afterPages(one).next ?? []) : []));
  }
}

async function readBox(
  { send }: Reader['clients'],
  isArchived: boolean,
  box: OpenBox,
): Promise<Round[number]> {
  const wanted = Array.from({ length: pagesAtOnce(box) }, (_, index) => box.page + index);
  try {
    const pages = await Promise.all(
      wanted.map((page) => send(mailboxPage(box.memberId, isArchived, page))),
    );
    return { box, pages };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.kind !== 'aborted' && failure.kind !== 'session') {
      return { box, failure };
    }
    throw failure;
  }
}

function pagesAtOnce({ total, size, read }: OpenBox): number {
  if (total === null || size === null || size === 0) return 1;
  return Math.max(1, Math.min(limits.mailboxPagesAtOnce, Math.ceil((total - read) / size)));
}

/** Returns the next part of a mailbox to read. A service may count wrongly: a page with nothing on it is the end. */
function afterPages({ box, pages }: { box: OpenBox; pages: readonly MailboxPage[] }): {
  next: OpenBox | null;
  isCutOff: boolean;
} {
  const read = box.read + pages.reduce((sum, { messages }) => sum + messages.length, 0);
  const total = box.total ?? pages[0]?.total ?? null;
  const size = box.size ?? pages[0]?.messages.length ?? 0;
  const last = pages.at(-1)?.messages.length ?? 0;
  const page = box.page + pages.length;
  const hasMore = total === null ? last > 0 && last >= size : read < total;
  const canGoOn = last > 0 && page <= limits.mailboxPages;
  return {
    next: hasMore && canGoOn ? { ...box, page, read, total, size } : null,
    isCutOff: hasMore && !canGoOn && total !== null,
  };
}

function addRound(mailbox: Mailbox, round: Round): Mailbox {
  const known = new Set(mailbox.messages.map(messageKey));
  const messages = [...mailbox.messages];
  const open: OpenBox[] = [];
  const failed: FailedBox[] = [];
  let { mayBeMissing } = mailbox;
  for (const one of round) {
    if ('failure' in one) {
      failed.push({ ...one.box, isRefused: one.failure.status === 403 });
      continue;
    }
    const { next, isCutOff } = afterPages(one);
    if (next) open.push(next);
    mayBeMissing ||= isCutOff;
    for (const message of one.pages.flatMap((page) => page.messages)) {
      // A message that came while the pages were read moves the others to the next one.
      if (known.has(messageKey(message))) continue;
      known.add(messageKey(message));
      messages.push(message);
    }
  }
  const tried = new Set(round.map(({ box }) => box.memberId));
  const stillFailed = mailbox.failed.filter(({ memberId }) => !tried.has(memberId));
  return { messages, open, failed: [...stillFailed, ...failed], mayBeMissing };
}
