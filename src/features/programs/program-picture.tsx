import type { PictureId } from '#src/domain/programs/programs.ts';
import { pictures } from './pictures.ts';
import styles from './programs.module.css';

/** A program's picture, hidden from screen readers because the title is next to it. */
export function ProgramPicture({ picture }: { picture: PictureId }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={styles['picture']}>
      {pictures[picture].map(([tone, path]) => (
        <path key={path} d={path} className={styles[tone]} />
      ))}
    </svg>
  );
}
