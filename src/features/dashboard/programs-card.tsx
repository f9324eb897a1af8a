import { Link } from '@tanstack/react-router';
import { HeartPulse } from 'lucide-react';
import { namedFirst } from '#content/formats.ts';
import { programsCardWords as words } from '#content/quick-links.ts';
import { offeredPrograms } from '#src/parts/plan/offered-programs.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './dashboard-screen.module.css';

const shownPrograms = 2;

/** A few of the plan's programs and the link to all of them. Empty when the plan offers no programs. */
export function ProgramsCard() {
  const selection = usePlan();
  const { now } = usePortal();
  const listed = offeredPrograms(selection, now());
  if (listed.length === 0) return null;
  return (
    <Card
      title={words.title}
      icon={<HeartPulse size={20} aria-hidden="true" />}
      foot={
        <Link to="/{-$contractType}/programs">
          {listed.length > shownPrograms ? words.all(listed.length) : words.more}
        </Link>
      }
    >
      <Stack as="ul" gap="4" className={styles['programs']}>
        {listed.slice(0, shownPrograms).map(({ id, title, facts, whose }) => (
          <li key={id}>
            <Link
              to="/{-$contractType}/programs/$programId"
              params={{ programId: id }}
              className={utility('strong')}
            >
              {namedFirst(whose, title)}
            </Link>
            {facts && <p className={utility('secondary', 'small')}>{facts.summary}</p>}
          </li>
        ))}
      </Stack>
    </Card>
  );
}
