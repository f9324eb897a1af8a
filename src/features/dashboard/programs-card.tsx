import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { dashboardWords } from '#content/dashboard.ts';
import { programTitle } from '#src/catalogue/program-titles.ts';
import type { Rights } from '#src/domain/rights.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.programs;

const shownPrograms = 4;

/** A few of the plan's programs and the way to all of them. */
export function ProgramsCard({ programs }: { programs: Rights['programs'] }) {
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
        {programs.slice(0, shownPrograms).map(({ programId }) => {
          const { title, summary } = programTitle(programId);
          return (
            <li key={programId}>
              <Link to="/{-$contractType}/programs/$programId" params={{ programId }}>
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
