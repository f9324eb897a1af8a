import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import { dashboardWords } from '#content/dashboard.ts';
import { hasEnded, programTitle } from '#src/catalogue/program-titles.ts';
import { localDay } from '#src/domain/days.ts';
import type { Rights } from '#src/domain/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/card.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.programs;

const shownPrograms = 4;

/** What is said of a program comes after what it is called. */
const ProgramSummary = lazyPart(async () => (await import('./program-summary.tsx')).ProgramSummary);

/** A few of the plan's programs and the way to all of them. */
export function ProgramsCard({ programs: held }: { programs: Rights['programs'] }) {
  const { now } = usePortal();
  const today = localDay(now());
  const programs = held.filter(({ programId }) => !hasEnded(programId, today));
  return (
    <Card
      title={words.title}
      className={styles['main']}
      icon={<Sparkles size={20} aria-hidden="true" />}
      foot={
        <Link to="/{-$contractType}/programs">
          {programs.length > shownPrograms ? words.all(programs.length) : words.more}
        </Link>
      }
    >
      <ul className={styles['programs']}>
        {programs.slice(0, shownPrograms).map(({ programId }) => (
          <li key={programId}>
            <Link to="/{-$contractType}/programs/$programId" params={{ programId }}>
              {programTitle(programId)}
            </Link>
            <Suspense fallback={<p className={styles['summary']} />}>
              <ProgramSummary programId={programId} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Card>
  );
}
