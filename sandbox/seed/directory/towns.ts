import { counties, zipCodes } from './geography.ts';

/** A town of the sandbox: the ZIP code and its place on the map are real, the town's name is invented. */
export type Town = {
  name: string;
  zip: string;
  county: string;
  latitude: number;
  longitude: number;
};

/** The towns in which the members of the seed live. */
const ownTowns: Readonly<Record<string, readonly { name: string; zip: string }[]>> = {
  '05119': [
    { name: 'Cedar Bluff', zip: '72201' },
    { name: 'Little Bend', zip: '72114' },
  ],
  '05045': [{ name: 'Marlow', zip: '72032' }],
  '05051': [{ name: 'Pine Hollow', zip: '71901' }],
};

// prettier-ignore
const beginnings = [
  'Willow', 'Maple', 'Stone', 'Fox', 'Hickory', 'Birch', 'Elm', 'Oak',
  'Walnut', 'Heron', 'Silver', 'Sycamore', 'Amber', 'Quail', 'Clover',
] as const;
const endings = ['Creek', 'Ridge', 'Grove', 'Springs', 'Ford'] as const;

/** One town in each of the 75 counties, two where members live in both. */
export const towns: readonly Town[] = counties.flatMap(({ fips, name }, index) => {
  const own = ownTowns[fips];
  if (own !== undefined) return own.map((town) => townAt(town.name, town.zip, name));
  const [zip] = zipsIn(fips);
  if (zip === undefined) return [];
  const beginning = beginnings[index % beginnings.length] ?? '';
  const ending = endings[Math.floor(index / beginnings.length) % endings.length] ?? '';
  return [townAt(`${beginning} ${ending}`, zip, name)];
});

function zipsIn(fips: string): string[] {
  return Object.entries(zipCodes).flatMap(([zip, [, , county]]) => (county === fips ? [zip] : []));
}

function townAt(name: string, zip: string, county: string): Town {
  const position = zipCodes[zip];
  if (position === undefined) throw new Error(`There is no ZIP code ${zip}`);
  const [latitude, longitude] = position;
  return { name, zip, county, latitude, longitude };
}

export function townNamed(name: string): Town {
  const match = towns.find((town) => town.name === name);
  if (match === undefined) throw new Error(`There is no town ${name}`);
  return match;
}
