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
      <p className={styles['value']}>{value}</p>
      {note && <SecondaryText as="p">{note}</SecondaryText>}
    </Stack>
  );
}
