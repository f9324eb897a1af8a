import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import { programTitle } from '#src/catalogue/program-titles.ts';
import { prefixOf } from '#src/domain/plan.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.programs;

const shownPrograms = 4;

/** A few of the plan's programs and the way to all of them. */
export function ProgramsCard({ selection: { plan, access } }: { selection: Selection }) {
  const { programs } = access.rights;
  const contractType = prefixOf(plan);
  return (
    <Card
      title={words.title}
      className={styles['main']}
      icon={<Sparkles size={20} aria-hidden="true" />}
      foot={
        <Link to="/{-$contractType}/programs" params={{ contractType }}>
          {programs.length > shownPrograms ? words.all(programs.length) : words.more}
        </Link>
      }
    >
      <ul className={styles['programs']}>
        {programs.slice(0, shownPrograms).map(({ programId }) => {
          const { title, summary } = programTitle(programId);
          return (
            <li key={programId}>
              <Link to="/{-$contractType}/programs/$programId" params={{ contractType, programId }}>
                {title}
              </Link>
              <p>{summary}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
