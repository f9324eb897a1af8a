import type { CostValue } from '#src/domain/coverage/cost-share.ts';

type SpanUnit = Extract<CostValue, { kind: 'span' }>['unit'];

const units: Record<SpanUnit, readonly [one: string, several: string]> = {
  days: ['day', 'days'],
  months: ['month', 'months'],
  years: ['year', 'years'],
};

/** The words on costs, on every screen. */
export const costWords = {
  /** A share of nothing is an amount. */
  percent: (percent: number) => (percent === 0 ? '$0' : `${percent}%`),
  noLimit: 'No limit',
  span: (count: number, unit: SpanUnit) => `${count} ${units[unit][count === 1 ? 0 : 1]}`,
} as const;
