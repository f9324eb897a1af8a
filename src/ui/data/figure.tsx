import { classNames } from '#src/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import styles from './figure.module.css';
import { utility } from '#src/ui/layout/utility.ts';

/** The one figure that a screen is about: its name, the amount in large type, and what to know of it. */
export function Figure({ name, value, note }: { name: string; value: string; note?: ReactNode }) {
  return (
    <Stack gap="half">
      <p className={utility('strong')}>{name}</p>
      <p>
        <HeroAmount>{value}</HeroAmount>
      </p>
      {note && <SecondaryText as="p">{note}</SecondaryText>}
    </Stack>
  );
}

/** An amount in the largest type of a screen, its cents small and raised. Another text is large as a whole. */
export function HeroAmount({ children }: { children: string }) {
  const [, dollars = children, cents = ''] = /^(\S+)(\.\d\d)$/.exec(children) ?? [];
  return (
    <span className={classNames(styles['hero'], utility('numbers', 'no-wrap'))}>
      <span>{dollars}</span>
      <span className={styles['cents']}>{cents}</span>
    </span>
  );
}
