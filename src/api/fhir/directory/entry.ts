import type {
  Address,
  CodeableConcept,
  ContactPoint,
  Extension,
  Location,
  LocationHoursOfOperation,
  LocationPosition,
  Meta,
  Organization,
  Practitioner,
  PractitionerQualification,
  PractitionerRole,
} from '@medplum/fhirtypes';
import { isPosition } from '#src/domain/care/distance.ts';
import {
  acceptingStatuses,
  type Acceptance,
  type CareEntry,
  type CareNetwork,
  type CarePerson,
  type CarePlace,
} from '#src/domain/care/provider.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import type { SearchPage } from '../bundle.ts';
import {
  codesOf,
  codings,
  concept,
  dayOfDateTime,
  idAtEnd,
  labelOf,
  meaningOf,
  period,
  reference,
  wordsIn,
  type Concept,
  type ReferenceRead,
} from '../concepts.ts';
import { humanName, currentName, nameFromParts } from '../human-name.ts';
import { code, flag, list, number, part, resource, text } from '../lenient.ts';

const meta = part<Meta>()({ lastUpdated: text });
const telecom = list(part<ContactPoint>()({ system: code, value: text, use: code }));
const language = part<CodeableConcept>()({ coding: codings, text });
const innerExtension = part<Extension>()({
  url: text,
  valueCodeableConcept: concept,
  valueReference: reference,
});
const extension = list(
  part<Extension>()({
    url: text,
    valueCodeableConcept: concept,
    valueReference: reference,
    extension: list(innerExtension),
  }),
);

const readRole = resource<PractitionerRole>('PractitionerRole')({
  id: text,
  meta,
  active: flag,
  period,
  practitioner: reference,
  organization: reference,
  location: list(reference),
  specialty: list(concept),
  telecom,
  extension,
});
const readPerson = resource<Practitioner>('Practitioner')({
  id: text,
  active: flag,
  name: list(humanName),
  gender: code,
  communication: list(language),
  qualification: list(part<PractitionerQualification>()({ code: concept })),
});
const readPlace = resource<Location>('Location')({
  id: text,
  status: code,
  name: text,
  telecom,
  address: part<Address>()({ line: list(text), city: text, state: text, postalCode: text, text }),
  position: part<LocationPosition>()({ latitude: number, longitude: number }),
  hoursOfOperation: list(
    part<LocationHoursOfOperation>()({
      daysOfWeek: list(text),
      allDay: flag,
      openingTime: text,
      closingTime: text,
    }),
  ),
  extension,
});
const readOrganization = resource<Organization>('Organization')({ id: text, name: text });

type Telecom = ReturnType<typeof telecom>;
type Extensions = ReturnType<typeof extension>;

/** Reads a page of entries with their included resources. Leaves out ended entries and entries without an id. */
export function readDirectoryEntries(page: SearchPage): CareEntry[] {
  const people = byReference('Practitioner', page, readPerson);
  const places = byReference('Location', page, readPlace);
  const organizations = byReference('Organization', page, readOrganization);
  const nameOfOrganization = (to: ReferenceRead): string | null =>
    wordsIn(organizations.get(placeIn(to))?.name) ?? wordsIn(to?.display);

  return page.of('PractitionerRole').flatMap((value): CareEntry[] => {
    const role = readRole(value);
    if (role?.id === undefined || role.active === false) return [];
    const acceptance = acceptancesIn(role.extension);
    return [
      {
        roleId: role.id,
        person: personOf(role.practitioner, people.get(placeIn(role.practitioner))),
        organization: nameOfOrganization(role.organization),
        organizationId: idAtEnd(role.organization?.reference),
        specialties: wordsOf(role.specialty),
        places: (role.location ?? []).flatMap((to) => placeOf(to, places.get(placeIn(to)))),
        networks: networksIn(role.extension, nameOfOrganization),
        practiceNetworks: [],
        phone: phoneIn(role.telecom),
        acceptance,
        start: dayOfDateTime(role.period?.start),
        end: dayOfDateTime(role.period?.end),
        updated: dayOfDateTime(role.meta?.lastUpdated),
      },
    ];
  });
}

function byReference<Read extends { id?: string | undefined }>(
  type: string,
  page: SearchPage,
  read: (value: unknown) => Read | null,
): Map<string, Read> {
  const readResources = new Map<string, Read>();
  for (const value of page.of(type)) {
    const resourceRead = read(value);
    if (resourceRead?.id !== undefined)
      readResources.set(`${type}/${resourceRead.id}`, resourceRead);
  }
  return readResources;
}

/** Returns the type and id at the end of a reference, which may be a whole address. */
export const placeIn = (to: ReferenceRead): string =>
  to?.reference?.split('/').slice(-2).join('/') ?? '';

function personOf(
  to: ReferenceRead,
  sent: ReturnType<typeof readPerson> | undefined,
): CarePerson | null {
  if (to === undefined && sent === undefined) return null;
  const id = placeIn(to).split('/')[1];
  return {
    id: id === undefined || id === '' ? null : id,
    name:
      currentName(
        sent?.name,
        (personName) =>
          wordsIn(personName.text) ??
          wordsIn(
            [nameFromParts(personName), ...(personName.suffix ?? [])].filter(Boolean).join(', '),
          ),
      ) ?? wordsIn(to?.display),
    gender: sent?.gender ?? null,
    languages: (sent?.communication ?? []).flatMap(
      (spokenLanguage) => codeOrWords(spokenLanguage) ?? [],
    ),
    qualifications: (sent?.qualification ?? []).flatMap(({ code }) => wordsIn(labelOf(code)) ?? []),
  };
}

type Place = NonNullable<ReturnType<typeof readPlace>>;

function placeOf(to: ReferenceRead, sent: Place | undefined): CarePlace[] {
  if (sent?.status === 'inactive') return [];
  const name = wordsIn(sent?.name) ?? wordsIn(to?.display);
  const key = placeIn(to) || name;
  if (key === null) return [];
  return [
    {
      key,
      name,
      ...addressOf(sent?.address),
      position: positionOf(sent?.position),
      phone: phoneIn(sent?.telecom),
      hours: (sent?.hoursOfOperation ?? []).map((hours) => ({
        days: hours.daysOfWeek ?? [],
        isAllDay: hours.allDay ?? false,
        opens: hours.openingTime ?? null,
        closes: hours.closingTime ?? null,
      })),
      accessibility: namedIn(sent?.extension, 'accessibility').flatMap(
        (accessibilityExtension) => codeOrWords(accessibilityExtension.valueCodeableConcept) ?? [],
      ),
      acceptance: acceptancesIn(sent?.extension),
    },
  ];
}

const addressOf = (
  address: Place['address'],
): Pick<CarePlace, 'street' | 'city' | 'state' | 'zip'> => ({
  street: address?.line ?? [],
  city: wordsIn(address?.city),
  state: wordsIn(address?.state),
  zip: address?.postalCode ?? null,
});

function positionOf({ latitude, longitude }: Place['position'] = {}): CarePlace['position'] {
  if (latitude === undefined || longitude === undefined) return null;
  return isPosition({ latitude, longitude }) ? { latitude, longitude } : null;
}

const phoneIn = (points: Telecom): string | null =>
  points?.find(({ system, value }) => system === 'phone' && wordsIn(value) !== null)?.value ?? null;

/** Returns the extensions of Plan-Net with that name, with any beginning of their address. */
const namedIn = (extensions: Extensions, name: string): NonNullable<Extensions> =>
  (extensions ?? []).filter(({ url }) => url?.split('/').at(-1) === name);

function acceptancesIn(extensions: Extensions): Acceptance[] {
  return namedIn(extensions, 'newpatients').map(({ extension: parts = [] }) => {
    const acceptance = parts.find(({ url }) => url === 'acceptingPatients')?.valueCodeableConcept;
    const from = parts.find(({ url }) => url === 'fromNetwork')?.valueReference;
    return {
      network: from === undefined ? null : networkKey(from),
      status: meaningOf(acceptance, (code) => parseEnum(acceptingStatuses, code)),
    };
  });
}

export const networkKey = (to: ReferenceRead): string => placeIn(to) || (to?.display ?? '');

/**
 * Returns the networks of an entry, each once by every name it is given: those it names, and those named in its answers
 * about new patients.
 */
function networksIn(
  extensions: Extensions,
  nameOf: (to: ReferenceRead) => string | null,
): CareNetwork[] {
  const named = [
    ...namedIn(extensions, 'network-reference').map(({ valueReference }) => valueReference),
    ...namedIn(extensions, 'newpatients').map(
      ({ extension: parts }) => parts?.find(({ url }) => url === 'fromNetwork')?.valueReference,
    ),
  ];
  const byKey = new Map<string, CareNetwork>();
  for (const to of named) {
    const [key, name] = [networkKey(to), nameOf(to)];
    if (key !== '') byKey.set(`${key} ${name ?? ''}`, { key, name });
  }
  const all = [...byKey.values()];
  const isNamed = new Set(all.flatMap(({ key, name }) => (name === null ? [] : [key])));
  return all.filter(({ key, name }) => name !== null || !isNamed.has(key));
}

const wordsOf = (concepts: readonly Concept[] = []): string[] => [
  ...new Set(concepts.flatMap((conceptOfList) => wordsIn(labelOf(conceptOfList)) ?? [])),
];

/** Returns the first code, which the portal can translate, else the directory's text. */
const codeOrWords = (sentConcept: Concept): string | null =>
  codesOf(sentConcept)[0] ?? labelOf(sentConcept);
