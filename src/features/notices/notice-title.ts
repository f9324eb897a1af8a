import { notices } from '#content/notices.ts';
import { oneOf } from '#src/domain/data/one-of.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';

/** Returns the title of the notice that an address names; null for an unknown notice. */
export function noticeTitle(named: string): string | null {
  const id = oneOf(noticeIds, named);
  return id === null ? null : notices[id].title;
}
