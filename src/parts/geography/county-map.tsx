import { classNames } from '#src/ui/class-names.ts';
import type { Position } from '#src/domain/care/distance.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './county-map.module.css';
import type { CountyData } from './state-data.ts';

/** A provider or person on the map; with their number in the list where they are on the current page. */
export interface MapPoint {
  position: Position;
  number: number | null;
}

/** The map's height by its width; the style sheet has the same. */
const heightOfWidth = 0.856;

/** About how many degrees of latitude a mile is. */
const degreesPerMile = 1 / 69;

/** The counties of some states, around a place or whole, drawn from data of our own. */
export function CountyMap({
  states,
  near,
  points,
  label,
  note,
}: {
  states: readonly CountyData[];
  near: { position: Position; miles: number } | null;
  points: readonly MapPoint[];
  label: string;
  note: string;
}) {
  const frame = frameOf(states);
  const drawn = ({ latitude, longitude }: Position) => ({
    x: (longitude > 0 ? longitude - 360 : longitude) * 1000 * frame.shortening,
    y: -latitude * 1000,
  });
  const view =
    near === null || near.miles === Infinity
      ? frame
      : around(drawn(near.position), near.miles * 1.1 * degreesPerMile * 1000);
  // Drawn at the same size whichever part of the states is shown.
  const unit = Math.max(view.width, view.height / heightOfWidth) / 500;
  const numbered = points.filter(({ number }) => number !== null);
  return (
    <figure className={classNames(styles['map'], utility('cells', 'gap-2'))}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      >
        <g transform={`scale(${frame.shortening} 1)`}>
          {states
            .flatMap(({ counties }) => counties)
            .map(({ fips, outline, name }) => (
              <path key={fips} d={outline} className={styles['county']}>
                <title>{name}</title>
              </path>
            ))}
        </g>
        {points.map(({ position, number }, at) => {
          if (number !== null) return null;
          const { x, y } = drawn(position);
          return <circle key={at} cx={x} cy={y} r={3.5 * unit} className={styles['point']} />;
        })}
        {near !== null && <Cross {...drawn(near.position)} unit={unit} />}
        {numbered.map(({ position, number }) => {
          const { x, y } = drawn(position);
          return (
            <g key={number}>
              <circle
                cx={x}
                cy={y}
                r={9 * unit}
                className={styles['numbered']}
                strokeWidth={unit}
              />
              <text
                x={x}
                y={y + 3.5 * unit}
                fontSize={10 * unit}
                className={classNames(styles['number'], utility('strong'))}
              >
                {number}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={utility('secondary', 'small')}>{note}</figcaption>
    </figure>
  );
}

function Cross({ x, y, unit }: { x: number; y: number; unit: number }) {
  const size = 7 * unit;
  return (
    <g className={styles['here']} strokeWidth={2.5 * unit}>
      <line x1={x - size} x2={x + size} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y - size} y2={y + size} />
    </g>
  );
}

/** Returns the view box of the whole map with a margin, and how much shorter a degree of longitude is than one of latitude. */
function frameOf(states: readonly CountyData[]) {
  const edges = (at: number) => states.map(({ bounds }) => bounds[at] ?? 0);
  const [west, east] = [Math.min(...edges(0)), Math.max(...edges(2))];
  const [south, north] = [Math.min(...edges(1)), Math.max(...edges(3))];
  const shortening = Math.cos(((south + north) / 2000) * (Math.PI / 180));
  const margin = (north - south) / 70;
  return {
    shortening,
    left: west * shortening - margin,
    top: -north - margin,
    width: (east - west) * shortening + 2 * margin,
    height: north - south + 2 * margin,
  };
}

/** Returns the view box that reaches so far from a point. */
const around = ({ x, y }: { x: number; y: number }, reach: number) => ({
  left: x - reach / heightOfWidth,
  top: y - reach,
  width: (2 * reach) / heightOfWidth,
  height: 2 * reach,
});
