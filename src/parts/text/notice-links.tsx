import { Link } from '@tanstack/react-router';
import { noticeNames } from '#content/notice-names.ts';
import type { NoticeId } from '#src/domain/plan/notices.ts';
import { Row } from '#src/ui/layout/row.tsx';

/** Links to the notices that apply to the content above. */
export function NoticeLinks({ ids }: { ids: readonly NoticeId[] }) {
  return (
    <nav aria-label={noticeNames.related} className="screen-only">
      <Row as="ul" gap="4" look="links">
        {ids.map((id) => (
          <li key={id}>
            <Link to="/notices/{-$noticeId}" params={{ noticeId: id }}>
              {noticeNames.links[id]}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
