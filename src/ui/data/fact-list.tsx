import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';

/** A name with its value; one that is null or empty is left out. */
export type Fact = readonly [name: ReactNode, value: ReactNode];

/** Names with their values, in lines, as labels over values or as figures; nothing without a value. */
export function FactList({
  facts,
  look = 'facts',
  columns,
  className,
}: {
  facts: readonly Fact[];
  look?: 'facts' | 'labels' | 'figures';
  /** How wide the columns are; without it, facts are lines, and labels and figures are side by side. */
  columns?: 'narrow' | 'wide' | 'halves';
  className?: string | undefined;
}) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  const list = {
    as: 'dl' as const,
    look,
    className,
    // Two of them may be alike in everything.
    children: known.map(([name, value], index) => (
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )),
  };
  if (columns !== undefined) {
    return <Grid {...list} columns={columns} gap={look === 'facts' ? undefined : '4'} />;
  }
  if (look === 'facts') return <Stack {...list} />;
  return <Row {...list} gap={look === 'figures' ? '12' : '6'} />;
}
