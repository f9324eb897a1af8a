import styles from './sparkline.module.css';

const size = { width: 120, height: 32, margin: 4 };

/**
 * Values over time as a line without axes, over the band of their range. Hidden from screen readers: the words beside it
 * have the latest value, and a table all of them.
 */
export function Sparkline({
  points,
  range,
}: {
  /** The oldest first; days are YYYY-MM-DD. */
  points: readonly { day: string; value: number }[];
  range: { low: number | null; high: number | null } | null;
}) {
  const { width, height, margin } = size;
  const days = points.map(({ day }) => Date.parse(day));
  const values = points.map(({ value }) => value);
  const bounds = [range?.low, range?.high].filter((bound) => bound != null);
  const x = scale(days, margin, width - margin);
  const y = scale([...values, ...bounds], height - margin, margin);
  const places = points.map(({ value }, index) => [x(days[index] ?? 0), y(value)] as const);
  const [lastX, lastY] = places.at(-1) ?? [0, 0];
  const top = range?.high == null ? 0 : y(range.high);
  const bottom = range?.low == null ? height : y(range.low);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={styles['sparkline']}
    >
      {bounds.length > 0 && (
        <rect x={0} y={top} width={width} height={bottom - top} className={styles['band']} />
      )}
      <polyline points={places.map((place) => place.join(',')).join(' ')} />
      <circle cx={lastX} cy={lastY} r={3} />
    </svg>
  );
}

/** Returns a function from values to places between two ends; in their middle where all values are equal. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
}
