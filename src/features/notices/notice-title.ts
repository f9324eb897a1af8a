import { notices } from '#content/notices.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';

/** Returns the title of the notice that an address names; null for an unknown notice. */
export function noticeTitle(named: string): string | null {
  const id = parseEnum(noticeIds, named);
  return id === null ? null : notices[id].title;
}
