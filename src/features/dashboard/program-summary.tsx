import { factsOf } from '#src/catalogue/program-facts.ts';
import styles from './dashboard-screen.module.css';

/** One sentence about a program; nothing of one that the portal knows only by its id. */
export function ProgramSummary({ programId }: { programId: string }) {
  return <p className={styles['summary']}>{factsOf(programId)?.summary}</p>;
}
