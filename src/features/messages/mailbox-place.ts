import type { Portal } from '#src/portal/create-portal.ts';
import type { MessagesSearch } from './read-search.ts';

/** The member's position in the list, so that Back returns there from a message. */
export interface MailboxPlace {
  /** Counted from 1. */
  page: number;
  search: MessagesSearch;
  /** The text that was searched for. */
  typed: string;
  /** The page that was turned to just now. */
  turnedTo: number | null;
  /** The message that was opened from the list, by `messageKey`, and how far the list was scrolled, in pixels. */
  opened: { key: string; top: number } | null;
}

/** The store of the place, in memory only: it names a message. */
export interface MailboxPlaceStore {
  now: () => MailboxPlace;
  note: (changes: Partial<MailboxPlace>) => void;
}

const stores = new WeakMap<Portal, MailboxPlaceStore>();

export function mailboxPlaceOf(portal: Portal): MailboxPlaceStore {
  const store = stores.get(portal) ?? createStore(portal);
  stores.set(portal, store);
  return store;
}

const begin: MailboxPlace = { page: 1, search: {}, typed: '', turnedTo: null, opened: null };

function createStore({ session }: Portal): MailboxPlaceStore {
  let place = begin;
  session.onClosed(() => {
    place = begin;
  });
  return {
    now: () => place,
    note(changes) {
      place = { ...place, ...changes };
    },
  };
}
