import { Link } from '@tanstack/react-router';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { notices, noticesWords as words } from '#content/notices.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { ReadingActions } from '#src/parts/text/reading-actions.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { NoticeScreen } from './notice-screen.tsx';

/** The notice that the address names, or all of them. Open to everyone, signed in or not (product rule 2.22). */
export function NoticesPage({ named }: { named: string | undefined }) {
  const id = named === undefined ? null : parseEnum(noticeIds, named);
  return id === null ? <NoticeList /> : <NoticeScreen key={id} id={id} />;
}

/** All notices, each with its subject. */
function NoticeList() {
  return (
    <Stack gap="6" look="reading">
      <ScreenTitle intro={words.intro}>{words.title}</ScreenTitle>
      <Stack as="ul" gap="4" look="divided">
        {noticeIds.map((id) => (
          <li key={id}>
            <h2>
              <Link to="/notices/{-$noticeId}" params={{ noticeId: id }}>
                {notices[id].title}
              </Link>
            </h2>
            <p>{notices[id].summary}</p>
          </li>
        ))}
      </Stack>
      <ReadingActions print={words.printAll} />
    </Stack>
  );
}
