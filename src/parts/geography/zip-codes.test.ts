import { describe, expect, it } from 'vitest';
import { stateNames } from '#content/states.ts';
import { loadStateCounties } from './state-data.ts';
import { loadZipCodes } from './zip-codes.ts';

const littleRock = '72201';
const tulsa = '74103';

describe('the ZIP codes', () => {
  it('loads only the ZIP codes of the configured states', async () => {
    const arkansas = await loadZipCodes(['AR']);
    expect(arkansas.positionOf(littleRock)).toMatchObject({ latitude: 34.747 });
    expect(arkansas.positionOf(tulsa)).toBeNull();
    const both = await loadZipCodes(['AR', 'OK']);
    expect(both.positionOf(littleRock)).not.toBeNull();
    expect(both.positionOf(`${tulsa}-1234`)).not.toBeNull();
  });

  it('include all states when no state is named', async () => {
    const codes = await loadZipCodes([]);
    expect(codes.positionOf(littleRock)).not.toBeNull();
    expect(codes.positionOf(tulsa)).not.toBeNull();
  });

  it('searches ZIP codes across state lines', async () => {
    const fortSmith = '72901';
    const roland = '74954';
    const codes = await loadZipCodes(['AR', 'OK']);
    const center = codes.positionOf(fortSmith);
    if (center === null) throw new Error('no Fort Smith');
    expect(codes.within(center, 10)).toContain(roland);
    expect((await loadZipCodes(['AR'])).within(center, 10)).not.toContain(roland);
  });

  it('can’t be loaded for an unknown state', async () => {
    await expect(loadZipCodes(['AR', 'XX'])).rejects.toThrow('zip-codes of XX');
  });
});

it.each(Object.keys(stateNames))('%s has ZIP codes and counties', async (state) => {
  const [{ counties, bounds } = { counties: [], bounds: [] }] = await loadStateCounties([state]);
  expect(counties.length).toBeGreaterThan(0);
  expect(counties.every(({ outline }) => /^M-\d+ -?\d+l.+z$/.test(outline))).toBe(true);
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
  expect(east).toBeLessThan(0);
  const codes = await loadZipCodes([state]);
  expect(codes.within({ latitude: 0, longitude: 0 }, Infinity).length).toBeGreaterThan(0);
});
