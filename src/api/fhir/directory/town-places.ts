import type { Address, Location, LocationPosition } from '@medplum/fhirtypes';
import { isPosition } from '#src/domain/care/distance.ts';
import type { TownPlace } from '#src/domain/care/town.ts';
import type { SearchPage } from '../bundle.ts';
import { wordsIn } from '../concepts.ts';
import { code, number, part, resource, text } from '../lenient.ts';

const readLocation = resource<Location>('Location')({
  status: code,
  address: part<Address>()({ city: text, state: text, postalCode: text }),
  position: part<LocationPosition>()({ latitude: number, longitude: number }),
});

/** Reads the locations of a directory's places (Plan-Net Location). Leaves out inactive ones. */
export const readTownPlaces = (page: SearchPage): TownPlace[] =>
  page.of('Location').flatMap((value): TownPlace[] => {
    const read = readLocation(value);
    if (read === null || read.status === 'inactive') return [];
    const { city, state, postalCode } = read.address ?? {};
    const { latitude, longitude } = read.position ?? {};
    const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return [
      {
        city: wordsIn(city),
        state: wordsIn(state),
        zip: postalCode ?? null,
        position: at !== null && isPosition(at) ? at : null,
      },
    ];
  });
