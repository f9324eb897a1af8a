import { oneOf } from '#src/domain/data/one-of.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticeScreen } from './notice-screen.tsx';

/** The notice that the address names, or all of them. Open to everyone, signed in or not (product rule 2.22). */
export function NoticesPage({ named }: { named: string | undefined }) {
  const id = named === undefined ? null : oneOf(noticeIds, named);
  return id === null ? <NoticeList /> : <NoticeScreen key={id} id={id} />;
}
