import { createRandom, type Random } from '../claims/random.ts';
import type { Accepting, NetworkId } from './networks.ts';
import { familyNames, givenNames } from './people-names.ts';
import { ownPractices, practiceIn, type Practice, type PracticeKind } from './practices.ts';
import { townNamed, towns, type Town } from './towns.ts';

/** A person who treats members. */
export type DirectoryPerson = {
  id: string;
  given: string;
  family: string;
  credential: string;
  gender: 'female' | 'male';
  /** BCP 47. */
  languages: readonly string[];
};

/** The role of a person, or of a place alone: specialty, practices and networks. */
export type DirectoryRole = {
  id: string;
  /** Null for a place: a hospital, a laboratory. */
  person: DirectoryPerson | null;
  specialty: string;
  practices: readonly Practice[];
  networks: readonly { id: NetworkId; accepting: Accepting }[];
  /** The networks are the practice's: the directory keeps them in an affiliation, not in the entry. */
  isByAffiliation?: true;
  /** The days since the entry was last checked. */
  checkedDaysAgo: number;
};

const medicalNetworks: readonly NetworkId[] = [
  'net-arbor',
  'net-harbor',
  'net-medicare',
  'net-octet',
];

/** The specialties in a town, the first of them everywhere, the others by turns. */
const everywhere = [
  'Family medicine',
  'Family medicine',
  'Internal medicine',
  'Pediatrics',
] as const;
const byTurns = [
  'Cardiology',
  'Obstetrics and gynecology',
  'Orthopedic surgery',
  'Dermatology',
  'Psychiatry',
  'Clinical psychology',
  'Gastroenterology',
  'Neurology',
  'Ophthalmology',
  'Ear, nose and throat',
  'Physical therapy',
  'Urology',
  'Endocrinology',
] as const;
const teethAndEyes = ['General dentistry', 'Optometry'] as const;

const kinds: Readonly<Record<string, PracticeKind>> = {
  'Family medicine': 'primary',
  'Internal medicine': 'primary',
  Pediatrics: 'primary',
  'General dentistry': 'dental',
  Optometry: 'vision',
};

const credentials: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Family medicine': ['MD', 'DO', 'APRN'],
  'General dentistry': ['DDS', 'DMD'],
  Optometry: ['OD'],
  'Clinical psychology': ['PhD', 'PsyD'],
  'Physical therapy': ['DPT'],
};

/** All roles of the directory: seven or more in each of 75 counties, and the providers that members have seen. */
export const directoryRoles: readonly DirectoryRole[] = [
  ...ownRoles(),
  ...towns.flatMap((town, index) => rolesIn(town, index)),
];

function rolesIn(town: Town, townIndex: number): DirectoryRole[] {
  const turn = (list: readonly string[], by: number): string =>
    list[(townIndex * 2 + by) % list.length] ?? '';
  const specialties = [
    ...everywhere,
    turn(byTurns, 0),
    turn(byTurns, 1),
    ...teethAndEyes.slice(townIndex % 2, (townIndex % 2) + 1),
  ];
  return specialties.map((specialty, index) => {
    const id = `${town.zip}-${index + 1}`;
    const random = createRandom(`directory ${id}`);
    const kind = kinds[specialty] ?? 'specialty';
    const next = towns[(townIndex + 1) % towns.length] ?? town;
    // Some go to the next town, too.
    const practices = [town, ...(random.next() < 0.12 ? [next] : [])].map((practiceTown) =>
      practiceIn(practiceTown, kind),
    );
    return {
      id: `role-${id}`,
      person: personOf(id, specialty, random),
      specialty,
      practices,
      networks: networksOf(specialty, random),
      checkedDaysAgo: random.between(3, 170),
    };
  });
}

function personOf(id: string, specialty: string, random: Random): DirectoryPerson {
  const gender = random.next() < 0.5 ? 'female' : 'male';
  const others = ['es', 'vi', 'mh', 'fr', 'zh', 'hi'] as const;
  return {
    id: `prac-${id}`,
    gender,
    given: random.oneOf(givenNames[gender]),
    family: random.oneOf(familyNames),
    credential: random.oneOf(credentials[specialty] ?? ['MD', 'MD', 'DO']),
    languages: ['en', ...(random.next() < 0.35 ? [random.oneOf(others)] : [])],
  };
}

function networksOf(specialty: string, random: Random): DirectoryRole['networks'] {
  const accepting = (): Accepting =>
    random.oneOf(['newpt', 'newpt', 'newpt', 'newpt', 'existptonly', 'existptfam', 'nopt']);
  if (specialty === 'General dentistry') return [{ id: 'net-dental', accepting: accepting() }];
  if (specialty === 'Optometry') return [{ id: 'net-vision', accepting: accepting() }];
  const chosen = medicalNetworks.filter((id) => id === 'net-arbor' || random.next() < 0.7);
  return chosen.map((id) => ({ id, accepting: accepting() }));
}

/** Returns the providers in the examples of the OpenAPI documents, and those who sent the members' claims. */
function ownRoles(): DirectoryRole[] {
  const all = (accepting: Accepting): DirectoryRole['networks'] =>
    medicalNetworks.map((id) => ({ id, accepting }));
  const person = (
    id: string,
    given: string,
    family: string,
    credential: string,
    gender: DirectoryPerson['gender'],
    languages: readonly string[] = ['en'],
  ): DirectoryPerson => ({ id, given, family, credential, gender, languages });
  const clinic = practiceIn(townNamed('Cedar Bluff'), 'primary');
  const role = (
    id: string,
    who: DirectoryPerson | null,
    specialty: string,
    practices: readonly Practice[],
    networks: DirectoryRole['networks'],
  ): DirectoryRole => ({
    id: `role-${id}`,
    person: who,
    specialty,
    practices,
    networks,
    checkedDaysAgo: 24,
  });
  const { cedarOrtho, riverside, highPlains, dentalGroup, brightVision } = ownPractices;
  const whitfield = person('prac-whitfield', 'Nora', 'Whitfield', 'MD', 'female');
  const byAffiliation: (keyof typeof ownPractices)[] = ['clearpoint', 'juniper', 'lakeside'];
  const places: [keyof typeof ownPractices, string][] = [
    ['riverside', 'Hospital'],
    ['clearpoint', 'Imaging'],
    ['cedarImaging', 'Imaging'],
    ['marlowImaging', 'Imaging'],
    ['summitLab', 'Laboratory'],
    ['juniper', 'Physical therapy'],
    ['lakeside', 'Chiropractic'],
    ['northgate', 'Urgent care'],
    ['pinePediatrics', 'Pediatrics'],
  ];
  return [
    role(
      'brandt-cedar',
      person('prac-brandt', 'Ingrid', 'Brandt', 'MD', 'female', ['en', 'es']),
      'Family medicine',
      [clinic],
      all('newpt'),
    ),
    role(
      'okonkwo-cedar',
      person('prac-okonkwo', 'Ada', 'Okonkwo', 'DO', 'female'),
      'Internal medicine',
      [clinic],
      all('newpt'),
    ),
    role(
      'marchetti-cedar',
      person('prac-marchetti', 'Lucia', 'Marchetti', 'MD', 'female'),
      'Family medicine',
      [clinic],
      // Open to some plans and closed to others: it is answered per network.
      [
        { id: 'net-arbor', accepting: 'newpt' },
        { id: 'net-harbor', accepting: 'nopt' },
        { id: 'net-medicare', accepting: 'existptonly' },
      ],
    ),
    role(
      'salas-cedar',
      person('prac-salas', 'Rafael', 'Salas', 'MD', 'male', ['en', 'es']),
      'Orthopedic surgery',
      [cedarOrtho, riverside],
      all('newpt'),
    ),
    role(
      'okeefe-marlow',
      person('prac-okeefe', 'Brian', 'O’Keefe', 'MD', 'male'),
      'Orthopedic surgery',
      [highPlains],
      all('existptonly'),
    ),
    role(
      'ito-dental',
      person('prac-ito', 'Dana', 'Ito', 'DDS', 'female', ['en', 'ja']),
      'General dentistry',
      [dentalGroup],
      [{ id: 'net-dental', accepting: 'newpt' }],
    ),
    role(
      'whitcomb-vision',
      person('prac-whitcomb', 'Helen', 'Whitcomb', 'OD', 'female'),
      'Optometry',
      [brightVision],
      [{ id: 'net-vision', accepting: 'newpt' }],
    ),
    ...places.map(([key, specialty]): DirectoryRole => ({
      ...role(ownPractices[key].key, null, specialty, [ownPractices[key]], all('newpt')),
      // As payers do that sign up a whole organization.
      ...(byAffiliation.includes(key) && { isByAffiliation: true }),
    })),
    // In the network at one place and outside of it at another.
    role('whitfield-cedar', whitfield, 'Cardiology', [clinic], all('newpt')),
    role(
      'whitfield-marlow',
      whitfield,
      'Cardiology',
      [highPlains],
      [{ id: 'net-harbor', accepting: 'newpt' }],
    ),
    // Entries as they are in real directories: no place, no network.
    {
      ...role(
        'holt-anywhere',
        person('prac-holt', 'Gwen', 'Holt', 'MD', 'female'),
        'Psychiatry',
        [],
        all('newpt'),
      ),
      checkedDaysAgo: 400,
    },
    role(
      'barnes-cedar',
      person('prac-barnes', 'Philip', 'Barnes', 'MD', 'male'),
      'Cardiology',
      [riverside],
      [],
    ),
  ];
}
