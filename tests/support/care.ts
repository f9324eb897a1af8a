import type { CareEntry, CarePlace } from '#src/domain/care/provider.ts';

/** A place that says nothing but its name. */
export const carePlace = (more: Partial<CarePlace> = {}): CarePlace => ({
  key: 'Location/l1',
  name: 'Cedar Clinic',
  street: ['1 Main Street'],
  city: 'Cedar Bluff',
  state: 'AR',
  zip: '72201',
  position: null,
  phone: null,
  hours: [],
  accessibility: [],
  acceptance: [],
  ...more,
});

/** An entry of a directory; a family doctor of no network unless given otherwise. */
export const careEntry = (more: Partial<CareEntry> = {}): CareEntry => ({
  roleId: 'r1',
  person: {
    id: 'p1',
    name: 'Ada Lane, MD',
    gender: 'female',
    languages: ['en'],
    qualifications: [],
  },
  organization: 'Cedar Clinic',
  organizationId: null,
  specialties: ['Family medicine'],
  places: [carePlace()],
  networks: [],
  practiceNetworks: [],
  phone: null,
  acceptance: [],
  start: null,
  end: null,
  updated: null,
  ...more,
});
