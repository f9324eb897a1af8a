import { Sparkline } from '#src/ui/chart/sparkline.tsx';
import type { States } from '../../story.ts';

const points = [
  { day: '2025-02-11', value: 6.9 },
  { day: '2025-06-03', value: 6.4 },
  { day: '2026-03-09', value: 5.6 },
];

export const states: States = {
  'Into its range': () => <Sparkline points={points} range={{ low: 4, high: 5.7 }} />,
  'With a limit on one side': () => <Sparkline points={points} range={{ low: null, high: 5.7 }} />,
  'Without a range': () => <Sparkline points={points} range={null} />,
  'Without a change': () => (
    <Sparkline points={points.map((point) => ({ ...point, value: 5 }))} range={null} />
  ),
};
