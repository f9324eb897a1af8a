import { MoneyChart } from '#src/ui/chart/money-chart.tsx';
import type { States } from '../../story.ts';

const names = { lower: 'You paid', upper: 'Plan paid' };

const year = [
  ['January', 'Jan', 4_500, 12_300],
  ['February', 'Feb', 0, 0],
  ['March', 'Mar', 120_000, 486_250],
  ['April', 'Apr', 3_000, 9_800],
  ['May', 'May', 26_040, 104_160],
  ['June', 'Jun', 3_000, 8_450],
] as const;

const columns = year.map(([label, shortLabel, lower, upper]) => ({
  label: `${label} 2026`,
  shortLabel,
  lower,
  upper,
}));

export const states: States = {
  'Half a year': () => (
    <MoneyChart summary="What was paid, January to June 2026" {...{ names, columns }} />
  ),
  'One month': () => (
    <MoneyChart summary="What was paid, March 2026" names={names} columns={columns.slice(2, 3)} />
  ),
  'Money that came back': () => (
    <MoneyChart
      summary="What was paid, March and April 2026, with a claim taken back in April"
      names={names}
      columns={[
        ...columns.slice(2, 3),
        { label: 'April 2026', shortLabel: 'Apr', lower: -3_000, upper: -9_800 },
      ]}
    />
  ),
};
