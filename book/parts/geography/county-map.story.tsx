import alaska from '#generated/geography/counties/AK.json' with { type: 'json' };
import arkansas from '#generated/geography/counties/AR.json' with { type: 'json' };
import oklahoma from '#generated/geography/counties/OK.json' with { type: 'json' };
import { CountyMap } from '#src/parts/geography/county-map.tsx';
import type { States } from '../../story.ts';

const littleRock = { latitude: 34.746, longitude: -92.28 };

const points = [
  { position: { latitude: 34.77, longitude: -92.31 }, number: 1 },
  { position: { latitude: 34.72, longitude: -92.21 }, number: 2 },
  { position: { latitude: 34.84, longitude: -92.43 }, number: null },
];

export const states: States = {
  'Around a place': () => (
    <CountyMap
      states={[arkansas]}
      near={{ position: littleRock, miles: 25 }}
      points={points}
      label="3 doctors within 25 miles of 72201"
      note="Numbers are those of the list. The cross is 72201."
    />
  ),
  'The whole state': () => (
    <CountyMap
      states={[arkansas]}
      near={null}
      points={points}
      label="3 doctors in Arkansas"
      note="All counties"
    />
  ),
  'Two states': () => (
    <CountyMap
      states={[arkansas, oklahoma]}
      near={null}
      points={points}
      label="3 doctors in Arkansas and Oklahoma"
      note="All counties of both"
    />
  ),
  'Beyond the 180th meridian': () => (
    <CountyMap
      states={[alaska]}
      near={null}
      points={[
        { position: { latitude: 61.21, longitude: -149.87 }, number: 1 },
        { position: { latitude: 52.85, longitude: 173.2 }, number: 2 },
      ]}
      label="2 doctors in Alaska"
      note="Numbers are those of the list."
    />
  ),
};
