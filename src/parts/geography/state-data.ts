/** The middle of each ZIP code area of a state: latitude, longitude, and the number of its county. */
type ZipCodeData = Readonly<Record<string, readonly [number, number, string]>>;

/** The counties of a state, drawn in thousandths of a degree; `generators/geography.ts` writes them. */
export interface CountyData {
  /** West, south, east and north, in thousandths of a degree; longitudes are counted westward. */
  bounds: readonly number[];
  /** Each county's outline is an SVG path, north up. */
  counties: readonly { fips: string; name: string; outline: string }[];
}

const zipCodes = import.meta.glob<ZipCodeData>('/generated/geography/zip-codes/*.json', {
  import: 'default',
});
const counties = import.meta.glob<CountyData>('/generated/geography/counties/*.json', {
  import: 'default',
});

/**
 * Loads a file for each of the states; for all states without a named one.
 * @param states two-letter codes, as in `config.json`
 * @throws for an unknown state, or when its file can't be fetched
 */
const loadEach =
  <Data>(files: Readonly<Record<string, () => Promise<Data>>>, folder: string) =>
  async (states: readonly string[]): Promise<Data[]> => {
    const loads = states.map((state) => {
      const load = files[`/generated/geography/${folder}/${state}.json`];
      if (load === undefined) throw new Error(`There are no ${folder} of ${state}`);
      return load;
    });
    return Promise.all((states.length === 0 ? Object.values(files) : loads).map((load) => load()));
  };

export const loadStateZipCodes = loadEach(zipCodes, 'zip-codes');
export const loadStateCounties = loadEach(counties, 'counties');
