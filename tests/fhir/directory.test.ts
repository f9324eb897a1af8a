import { describe, expect, it } from 'vitest';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readDirectoryEntries } from '#src/api/fhir/directory/entry.ts';
import { readTownPlaces } from '#src/api/fhir/directory/town-places.ts';
import { outcome, sample, searchset } from '#tests/support/fhir-server.ts';
import { pathsInto, replaced } from '#tests/support/odd-parts.ts';

function read(resources: readonly unknown[], more: object = {}) {
  const page = readSearchPage(searchset(resources, more), 'BP-NFA-100');
  return { ...page, entries: readDirectoryEntries(page) };
}

const planNet = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition';

const role = (more: object = {}) => ({
  resourceType: 'PractitionerRole',
  id: 'r1',
  practitioner: { reference: 'Practitioner/HansSolo', display: 'Hans' },
  organization: { reference: 'Organization/BigBox', display: 'Big Box' },
  location: [
    { reference: 'Location/HansSoloClinic' },
    { reference: 'Location/Gone', display: 'A place that is not sent' },
  ],
  specialty: [{ text: 'Cardiology' }],
  ...more,
});

const samples = [
  sample('plan-net/Practitioner-HansSolo'),
  sample('plan-net/Location-HansSoloClinic'),
  sample('plan-net/Organization-AcmeofCTStdNet'),
];

describe('an entry with its references', () => {
  const [entry] = read([role(), ...samples]).entries;

  it('has the person of the sample', () => {
    expect(entry?.person).toEqual({
      id: 'HansSolo',
      name: 'Hans Solo, MD',
      gender: null,
      languages: ['ja'],
      qualifications: [
        'MD',
        'Board Certified Internal Medicine',
        'Board Certified Cardiovascular Disease',
      ],
    });
  });

  it('has the place of the sample, and a name for a place that was not included', () => {
    expect(entry?.places).toEqual([
      {
        key: 'Location/HansSoloClinic',
        name: 'OrgA CT Location 1',
        street: ['123 Main Street'],
        city: 'Anytown',
        state: 'CT',
        zip: '00014-1234',
        position: { latitude: 15, longitude: 3 },
        phone: '(111)-222-3333',
        hours: [
          {
            days: ['mon', 'tue', 'wed', 'thu', 'fri'],
            isAllDay: false,
            opens: '08:00:00',
            closes: '17:00:00',
          },
        ],
        accessibility: ['adacomp', 'pubtrans'],
        acceptance: [{ network: 'Organization/AcmeofCTStdNet', status: 'existptonly' }],
      },
      expect.objectContaining({
        key: 'Location/Gone',
        name: 'A place that is not sent',
        position: null,
        zip: null,
      }),
    ]);
  });

  it('names an organization that was not included by its reference', () => {
    expect(entry?.organization).toBe('Big Box');
  });

  it('has the hours of a pharmacy that is open all day', () => {
    const location = [{ reference: 'https://payer.example/r4/Location/PharmLoc1' }];
    const [pharmacy] = read([role({ location }), sample('plan-net/Location-PharmLoc1')]).entries;
    expect(pharmacy?.places[0]?.hours.map(({ isAllDay, days }) => [isAllDay, days.length])).toEqual(
      [
        [true, 5],
        [false, 2],
      ],
    );
  });

  it('names its networks by the included organizations', () => {
    const extension = [
      {
        url: `${planNet}/network-reference`,
        valueReference: { reference: 'Organization/AcmeofCTStdNet' },
      },
      {
        url: `${planNet}/newpatients`,
        extension: [
          {
            url: 'acceptingPatients',
            valueCodeableConcept: { coding: [{ code: 'brand-new' }, { code: 'NEWPT' }] },
          },
          { url: 'fromNetwork', valueReference: { display: 'Another network' } },
        ],
      },
    ];
    const [directoryEntry] = read([role({ extension }), ...samples]).entries;
    expect(directoryEntry?.networks).toEqual([
      { key: 'Organization/AcmeofCTStdNet', name: 'ACME CT Preferred Provider Network' },
      { key: 'Another network', name: 'Another network' },
    ]);
    expect(directoryEntry?.acceptance).toEqual([{ network: 'Another network', status: 'newpt' }]);
  });
});

describe('malformed directory entries', () => {
  it('keeps directory entries without a place, network, person or name', () => {
    const bare = { resourceType: 'PractitionerRole', id: 'bare' };
    const [entry] = read([bare]).entries;
    expect(entry).toMatchObject({ roleId: 'bare', person: null, places: [], networks: [] });
    const unnamed = { resourceType: 'Practitioner', id: 'HansSolo' };
    expect(
      read([role({ practitioner: { reference: 'Practitioner/HansSolo' } }), unnamed]).entries[0]
        ?.person,
    ).toMatchObject({ name: null });
  });

  it('leaves out directory entries that have ended or have no id, and inactive places, too', () => {
    const closed = { resourceType: 'Location', id: 'HansSoloClinic', status: 'inactive' };
    const page = read([
      role({ active: false }),
      role({ id: undefined }),
      role({ id: 'r2' }),
      closed,
    ]);
    expect(page.entries.map(({ roleId }) => roleId)).toEqual(['r2']);
    expect(page.entries[0]?.places.map(({ key }) => key)).toEqual(['Location/Gone']);
    expect(page.of('PractitionerRole')).toHaveLength(3);
  });

  it('have no position if it is 0, 0', () => {
    const nowhere = {
      resourceType: 'Location',
      id: 'HansSoloClinic',
      position: { latitude: 0, longitude: 0 },
    };
    expect(read([role(), nowhere]).entries[0]?.places[0]?.position).toBeNull();
  });

  it('use the usual one of several names, and an old one last', () => {
    const name = [
      { use: 'old', text: 'Formerly' },
      { use: 'official', given: ['Ada', 'May'], family: 'Lane', suffix: ['DO'] },
    ];
    const person = { resourceType: 'Practitioner', id: 'HansSolo', name };
    expect(read([role(), person]).entries[0]?.person?.name).toBe('Ada May Lane, DO');
  });

  it('directory entries are partial with an OperationOutcome among them', () => {
    const page = read([role(), outcome('processing'), role({ id: 'r2' })]);
    expect(page.entries).toHaveLength(2);
    expect(page.completeness).toBe('partial');
  });

  const replacedIn = (path: readonly string[], odd: unknown): unknown[] =>
    resources.map((item, at) =>
      String(at) === path[0] ? replaced(item, path.slice(1), odd) : item,
    );
  const resources = [role({ meta: { lastUpdated: '2026-11-01T00:00:00Z' } }), ...samples];
  it.each([null, 7, 'x', [], {}])('keep all other parts when one is %j', (odd) => {
    const other = role({ id: 'other', practitioner: undefined, location: [] });
    for (const path of pathsInto(resources)) {
      if (path.length < 2) continue;
      const page = read(replacedIn(path, odd).concat(other));
      expect(
        page.entries.map(({ roleId }) => roleId),
        path.join('.'),
      ).toContain('other');
    }
  });
});

describe('a place that locates a town', () => {
  const page = (...resources: readonly unknown[]) =>
    readTownPlaces(readSearchPage(searchset(resources), 'BP-NFA-100'));
  const location = sample('plan-net/Location-HansSoloClinic');

  it('has the values of the sample', () => {
    expect(page(location).map(({ city, state }) => [city, state])).toEqual([['Anytown', 'CT']]);
  });

  it('keeps all other parts when one is malformed', () => {
    const beside = { resourceType: 'Location', address: { city: 'Beside' } };
    for (const path of pathsInto(location)) {
      for (const value of [null, 'text', -1, [], {}, [null], true]) {
        const places = page(replaced(location, path, value), beside);
        expect(places.map(({ city }) => city)).toContain('Beside');
      }
    }
  });
});
