import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import type { PictureId } from '#src/domain/programs/programs.ts';
import { pictures } from './pictures.ts';
import styles from './programs.module.css';

const paints = {
  strong: { fill: 'var(--colors-primary-deep)' },
  main: { fill: 'var(--colors-primary)' },
  soft: { fill: 'var(--colors-primary-tint)' },
  line: {
    fill: 'none',
    stroke: 'var(--colors-primary-deep)',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
} as const;

/** A program's picture, hidden from screen readers because the title is next to it. */
export function ProgramPicture({ picture }: { picture: PictureId }) {
  return (
    <svg
      viewBox="0 0 96 64"
      aria-hidden="true"
      className={classNames(styles['picture'], utility('full-width'))}
    >
      {pictures[picture].map(([tone, path]) => (
        <path key={path} d={path} {...paints[tone]} />
      ))}
    </svg>
  );
}
