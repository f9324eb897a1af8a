interface Point {
  value: number;
}

/**
 * Returns as many points as a picture has room for. Of those that fall into one place the lowest and the highest are
 * drawn, so that no peak is lost; the first and the last point always are. In their own order.
 */
export function drawnPoints<Drawn extends Point>(
  points: readonly Drawn[],
  atMost: number,
): readonly Drawn[] {
  if (points.length <= atMost) return points;
  const inner = points.slice(1, -1);
  const places = Math.max(1, Math.floor((atMost - 2) / 2));
  const size = inner.length / places;
  const kept = Array.from({ length: places }, (_, place) =>
    extremesOf(inner.slice(Math.floor(place * size), Math.floor((place + 1) * size))),
  );
  return [...points.slice(0, 1), ...kept.flat(), ...points.slice(-1)];
}

function extremesOf<Drawn extends Point>(points: readonly Drawn[]): Drawn[] {
  const values = points.map(({ value }) => value);
  const places = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  return [...new Set(places)].toSorted((a, b) => a - b).flatMap((at) => points[at] ?? []);
}
