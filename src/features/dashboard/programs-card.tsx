import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import { listedPrograms } from '#src/catalogue/program-facts.ts';
import { localDay } from '#src/domain/days.ts';
import type { Rights } from '#src/domain/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.programs;

const shownPrograms = 4;

/** A few of the plan's programs and the way to all of them; nothing when all have ended. */
export function ProgramsCard({ programs }: { programs: Rights['programs'] }) {
  const { now } = usePortal();
  const listed = listedPrograms(programs, localDay(now()));
  if (listed.length === 0) return null;
  return (
    <Card
      title={words.title}
      className={styles['main']}
      icon={<Sparkles size={20} aria-hidden="true" />}
      foot={
        <Link to="/{-$contractType}/programs">
          {listed.length > shownPrograms ? words.all(listed.length) : words.more}
        </Link>
      }
    >
      <ul className={styles['programs']}>
        {listed.slice(0, shownPrograms).map(({ id, title, facts }) => (
          <li key={id}>
            <Link to="/{-$contractType}/programs/$programId" params={{ programId: id }}>
              {title}
            </Link>
            {facts && <p>{facts.summary}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
