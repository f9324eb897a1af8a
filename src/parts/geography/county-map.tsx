import { counties, mapFrame } from '#generated/geography/counties.gen.ts';
import type { Position } from '#src/domain/care/distance.ts';
import styles from './county-map.module.css';

/** A provider or person on the map; with their number in the list where they are on the current page. */
export interface MapPoint {
  position: Position;
  number: number | null;
}

/** About how many degrees of latitude a mile is. */
const degreesPerMile = 1 / 69;

/** The counties of the state from data of our own, around a place or whole; nothing is fetched from elsewhere. */
export function CountyMap({
  near,
  points,
  label,
  note,
}: {
  near: { position: Position; miles: number } | null;
  points: readonly MapPoint[];
  label: string;
  note: string;
}) {
  const view = viewOf(near);
  // Drawn at the same size whichever part of the state is shown.
  const unit = view.width / 500;
  const numbered = points.filter(({ number }) => number !== null);
  return (
    <figure className={styles['map']}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      >
        {counties.map(({ fips, outline, name }) => (
          <path key={fips} d={outline} className={styles['county']} strokeWidth={unit * 0.6}>
            <title>{name}</title>
          </path>
        ))}
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
              <text x={x} y={y + 3.5 * unit} fontSize={10 * unit} className={styles['number']}>
                {number}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{note}</figcaption>
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

function drawn({ latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: (longitude - mapFrame.west) * mapFrame.perLongitude,
    y: (mapFrame.north - latitude) * mapFrame.perLatitude,
  };
}

/** Returns the view box: the whole state, or the searched distance with a margin around it. */
function viewOf(near: { position: Position; miles: number } | null) {
  const margin = 12;
  const whole = {
    left: -margin,
    top: -margin,
    width: mapFrame.width + 2 * margin,
    height: mapFrame.height + 2 * margin,
  };
  if (near === null || near.miles === Infinity) return whole;
  const { x, y } = drawn(near.position);
  const reach = near.miles * 1.1 * degreesPerMile * mapFrame.perLatitude;
  const ratio = mapFrame.height / mapFrame.width;
  return {
    left: x - reach / ratio,
    top: y - reach,
    width: (2 * reach) / ratio,
    height: 2 * reach,
  };
}
