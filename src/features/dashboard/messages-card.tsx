import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { actingMemberIds, visibleMemberIds } from '#src/domain/plan/rights.ts';
import { mailboxPage } from '#src/parts/messages/mailbox-address.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.messages;

/** The number of unread messages, by person where the member sees more than one. */
export function MessagesCard({ selection }: { selection: Selection }) {
  const { plan, access } = selection;
  const { queryOf, now } = usePortal();
  const query = useQuery(
    queryOf(messageCounts(plan.memberId, actingMemberIds(plan, access, now()))),
  );
  return (
    <Card
      title={words.title}
      icon={<Mail size={20} aria-hidden="true" />}
      busy={query.isPending}
      foot={<Link {...mailboxPage()}>{words.more}</Link>}
    >
      <Loadable query={query} skeleton={<CountSkeleton />}>
        {(counts) => {
          const unread = Object.entries(counts).filter(([, count]) => count > 0);
          const total = unread.reduce((sum, [, count]) => sum + count, 0);
          if (total === 0) return <p>{words.none}</p>;
          return (
            <>
              <p>
                <span className={styles['figure']}>{formatCount(total)}</span> {words.unread(total)}
              </p>
              {visibleMemberIds(plan, access).length > 1 && (
                <Stack as="ul" gap="2" className={styles['list']}>
                  {unread.map(([memberId, count]) => (
                    <li key={memberId}>
                      <span>{nameAmongOthers(selection, memberId) ?? memberId}</span>
                      <span>{formatCount(count)}</span>
                    </li>
                  ))}
                </Stack>
              )}
            </>
          );
        }}
      </Loadable>
    </Card>
  );
}

function CountSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width="60%" height="2rem" />
      <Skeleton width="80%" />
    </SkeletonStack>
  );
}
