import { perPortal } from '#src/portal/per-portal.ts';
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

const begin: MailboxPlace = { page: 1, search: {}, typed: '', turnedTo: null, opened: null };

export const mailboxPlaceOf = perPortal(({ session }): MailboxPlaceStore => {
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
});
