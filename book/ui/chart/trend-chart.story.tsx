import { TrendChart } from '#src/ui/chart/trend-chart.tsx';
import type { States } from '../../story.ts';

const points = [
  { day: '2025-02-11', value: 6.9 },
  { day: '2025-06-03', value: 6.4 },
  { day: '2025-10-21', value: 6.1 },
  { day: '2026-03-09', value: 5.6 },
  { day: '2026-09-14', value: 5.8 },
];

const manyPoints = Array.from({ length: 90 }, (_, day) => ({
  day: new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10),
  value: 118 + ((day * 7) % 13),
}));

export const states: States = {
  'With the usual range': () => (
    <TrendChart
      summary="Hemoglobin A1c, February 2025 to September 2026"
      unit="%"
      points={points}
      range={{ low: 4, high: 5.7 }}
    />
  ),
  'With a limit on one side': () => (
    <TrendChart
      summary="Hemoglobin A1c with its upper limit"
      unit="%"
      points={points}
      range={{ low: null, high: 5.7 }}
    />
  ),
  'Without a range or a unit': () => (
    <TrendChart summary="INR over time" unit={null} points={points} range={null} />
  ),
  'More points than dots': () => (
    <TrendChart
      summary="Systolic blood pressure, June to August 2026"
      unit="mmHg"
      points={manyPoints}
      range={{ low: 90, high: 120 }}
    />
  ),
};
