import type { ChatEntry } from './chat.ts';

/** The number of entries on a page. */
const pageSize = 100;

/**
 * The entries of a chat, oldest first. Adding to it copies one page, never the whole conversation, so that ten thousand
 * lines cost a hundred times what a hundred do.
 */
export class ChatLog {
  readonly length: number;
  readonly #pages: readonly (readonly ChatEntry[])[];

  private constructor(pages: readonly (readonly ChatEntry[])[], length: number) {
    this.#pages = pages;
    this.length = length;
  }

  static readonly empty = new ChatLog([], 0);

  static of(...entries: readonly ChatEntry[]): ChatLog {
    return entries.reduce((log, entry) => log.with(entry), ChatLog.empty);
  }

  with(entry: ChatEntry): ChatLog {
    const last = this.#pages.at(-1);
    const pages =
      last === undefined || last.length === pageSize
        ? [...this.#pages, [entry]]
        : this.#pages.with(-1, [...last, entry]);
    return new ChatLog(pages, this.length + 1);
  }

  /** Returns the log with the member's message of this id delivered. Looks from the end: that is where it is. */
  delivered(id: string): ChatLog {
    const isIt = (entry: ChatEntry) => entry.from === 'member' && entry.id === id;
    const pageIndex = this.#pages.findLastIndex((page) => page.some(isIt));
    const page = this.#pages[pageIndex];
    if (page === undefined) return this;
    const marked = page.map((entry) =>
      entry.from === 'member' && entry.id === id ? { ...entry, isDelivered: true } : entry,
    );
    return new ChatLog(this.#pages.with(pageIndex, marked), this.length);
  }

  at(index: number): ChatEntry | undefined {
    const position = index < 0 ? this.length + index : index;
    return this.#pages[Math.floor(position / pageSize)]?.[position % pageSize];
  }

  slice(from: number, to: number = this.length): ChatEntry[] {
    const first = Math.floor(from / pageSize);
    return this.#pages
      .slice(first, Math.ceil(to / pageSize))
      .flat()
      .slice(from - first * pageSize, to - first * pageSize);
  }

  *[Symbol.iterator](): Generator<ChatEntry> {
    for (const page of this.#pages) yield* page;
  }
}
