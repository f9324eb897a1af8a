import { Link } from '@tanstack/react-router';
import { notices, noticesWords as words } from '#content/notices.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { ReadingActions } from '#src/parts/text/reading-actions.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

/** All notices, each with its subject. */
export function NoticeList() {
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
