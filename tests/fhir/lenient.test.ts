import fc from 'fast-check';
import type { Coding, Quantity } from '@medplum/fhirtypes';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readSearchPage, type SearchPage } from '#src/api/fhir/bundle.ts';
import { readClaims } from '#src/api/fhir/claims/claim-page.ts';
import { readCoverages } from '#src/api/fhir/coverages.ts';
import { number, part, text, type LenientResource, type Reader } from '#src/api/fhir/lenient.ts';
import { readPatients } from '#src/api/fhir/patients.ts';
import { namesOfProviders } from '#src/api/fhir/providers.ts';
import { outcome, sample, searchset } from '#tests/support/fhir-server.ts';
import { pathsInto, replaced } from '#tests/support/odd-parts.ts';

const pageOf = (resources: readonly unknown[], more: object = {}) =>
  readSearchPage(searchset(resources, more), 'BP-NFA-100');
const withEntries = (entry: unknown) =>
  readSearchPage({ resourceType: 'Bundle', entry }, 'BP-NFA-100');

const coverage = (more: object = {}) => ({
  resourceType: 'Coverage',
  id: 'hip-C1-01',
  status: 'active',
  type: { coding: [{ code: 'HIP' }] },
  ...more,
});

describe('a page', () => {
  it('keeps its resources beside entries that are no resource', () => {
    const odd = [null, 7, 'x', [], {}, { resource: null }, { resource: { id: 'x' } }];
    const page = withEntries([...odd, { resource: coverage() }, { resource: { resourceType: 7 } }]);
    expect(readCoverages(page).map(({ id }) => id)).toEqual(['hip-C1-01']);
  });

  it.each([[null], [7], [{}], [undefined]])(
    'a page is empty when its entries are no list: %j',
    (entry) => {
      expect(withEntries(entry).of('Coverage')).toEqual([]);
    },
  );

  it('has its next link beside malformed links', () => {
    const link = [
      null,
      { relation: 7 },
      { relation: 'self', url: 'a' },
      { relation: 'next', url: 'b' },
    ];
    expect(pageOf([], { link, total: 'many' })).toMatchObject({ next: 'b', total: null });
    expect(pageOf([], { link: { relation: 'next', url: 'b' }, total: 3 })).toMatchObject({
      next: null,
      total: 3,
    });
  });

  it.each([null, undefined, 7, 'text', [], {}, { resourceType: 'Patient' }, outcome('exception')])(
    'fails for %j',
    (answer) =>
      expect(() => readSearchPage(answer, 'BP-FA-004')).toThrow(
        expect.objectContaining({ code: 'BP-FA-004', kind: 'unreadable' }),
      ),
  );

  it.each<[string, unknown[], boolean]>([
    ['alone', [outcome('exception')], true],
    [
      'alone, beside an odd issue',
      [{ ...outcome(''), issue: [null, { code: 'exception' }] }],
      true,
    ],
    ['of another kind', [outcome('incomplete')], true],
    ['beside what was found', [outcome('exception'), coverage()], false],
    ['beside another', [outcome('exception'), outcome('informational')], true],
  ])('a page with an error %s is a failure: %s', (_, resources, isFailure) => {
    const read = () => pageOf(resources);
    if (isFailure) expect(read).toThrow(expect.objectContaining({ kind: 'status', status: 200 }));
    else expect(read().completeness).toBe('partial');
  });
});

describe('a patient', () => {
  it('keeps a patient with a malformed identifier among its identifiers', () => {
    const identifier = [null, { value: 7 }, { value: null }, 'A1', { value: 'A101' }];
    expect(readPatients(pageOf([{ resourceType: 'Patient', id: 'p1', identifier }]))).toEqual([
      {
        id: 'p1',
        identifiers: ['A101'],
        name: null,
        suffix: null,
        birthDate: null,
        contacts: [],
        languages: [],
      },
    ]);
  });

  it.each([null, 'A101', { value: 'A101' }])(
    'stays with identifiers that are no list',
    (identifier) =>
      expect(readPatients(pageOf([{ resourceType: 'Patient', id: 'p1', identifier }]))).toEqual([
        {
          id: 'p1',
          identifiers: [],
          name: null,
          suffix: null,
          birthDate: null,
          contacts: [],
          languages: [],
        },
      ]),
  );
});

describe('a coverage', () => {
  const cost = { type: { text: 'Visit' }, valueMoney: { value: 25 } };
  const nothing = { code: '', label: '', subject: 'care', network: null, value: null };
  const read = { ...nothing, label: 'Visit', value: { kind: 'money', cents: 2_500 } };

  it.each<[string, unknown, object[]]>([
    ['a null', null, []],
    ['a text', '$25', []],
    ['a cost without anything', {}, [nothing]],
    ['a type that is null', { ...cost, type: null }, [{ ...read, label: '' }]],
    ['an amount as text', { ...cost, valueMoney: { value: '25' } }, [read]],
    ['an amount that is null', { ...cost, valueMoney: null }, [{ ...read, value: null }]],
  ])('keeps its other costs beside %s', (_, odd, expected) => {
    const [firstCoverage] = readCoverages(pageOf([coverage({ costToBeneficiary: [odd, cost] })]));
    expect(firstCoverage?.costs).toEqual([...expected, read]);
  });

  it.each(['type', 'period', 'class', 'costToBeneficiary', 'status'])(
    'stays when its %s is null, or of another type',
    (name) => {
      for (const odd of [null, 7, 'x', [], {}, [null], [7]]) {
        const [firstCoverage] = readCoverages(pageOf([coverage({ [name]: odd })]));
        expect(firstCoverage?.id).toBe('hip-C1-01');
      }
    },
  );

  it('has its group beside classes without a name', () => {
    const group = { type: { coding: [{ code: 'group' }] }, value: 'G-7' };
    const odd = [null, {}, { type: null, value: 'x' }, { type: { coding: [{ code: 'group' }] } }];
    const [firstCoverage] = readCoverages(pageOf([coverage({ class: [...odd, group] })]));
    expect(firstCoverage?.groupId).toBe('G-7');
  });
});

it('ignores a malformed provider name, and keeps the other names', () => {
  const names = namesOfProviders(
    pageOf([
      { resourceType: 'Organization', id: 'o1', name: 7 },
      { resourceType: 'Organization', id: 'o2', name: 'Cedar Clinic' },
      {
        resourceType: 'Practitioner',
        id: 'd1',
        name: [null, { family: 'Salas', given: [7, 'Ana'] }],
      },
      { resourceType: 'Practitioner', id: 'd2', name: 'Dr. Salas' },
      { resourceType: 'Practitioner', name: [{ text: 'Nobody' }] },
    ]),
  );
  expect(
    ['Organization/o1', 'Organization/o2', 'Practitioner/d1', 'Practitioner/d2'].map(names),
  ).toEqual([null, 'Cedar Clinic', 'Ana Salas', null]);
});

describe('a resource beside a malformed resource', () => {
  const readers: [string, string, string, (page: SearchPage) => { id: string }[]][] = [
    ['patients', 'carin-bb/Patient-Patient1', 'carin-bb/Patient-Patient2', readPatients],
    ['coverages', 'c4dic/Example-Coverage1', 'carin-bb/Coverage-Coverage3', readCoverages],
    [
      'claims',
      'carin-bb/ExplanationOfBenefit-EOBOutpatient2',
      'carin-bb/ExplanationOfBenefit-EOBOral1',
      (page) => readClaims(page).claims,
    ],
  ];

  it.each(readers)(
    'a resource beside a malformed resource is unchanged: %s',
    (_, oddFile, otherFile, read) => {
      const odd = sample(oddFile);
      const [other] = read(pageOf([sample(otherFile)]));
      if (other === undefined) throw new Error('the other one is read');
      const paths = pathsInto(odd);
      fc.assert(
        fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, by) => {
          const resources = read(pageOf([replaced(odd, path, by), sample(otherFile)]));
          expect(resources.at(-1)).toEqual(other);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each(readers)('reads a null part as missing: %s', (_, file, __, read) => {
    const fullSample = sample(file);
    for (const path of pathsInto(fullSample)) {
      if (path.length !== 1) continue;
      const asNull = read(pageOf([replaced(fullSample, path, null)]));
      const without = read(
        pageOf([JSON.parse(JSON.stringify(replaced(fullSample, path, undefined)))]),
      );
      expect(asNull, path.join('.')).toEqual(without);
    }
  });
});

it('checks readers against FHIR types at compile time', () => {
  const read = part<Quantity>()({ value: number, code: text });
  expectTypeOf(read).toExtend<Reader<LenientResource<Quantity>>>();
  // @ts-expect-error A misspelled part does not compile.
  part<Coding>()({ sytem: text });
  // @ts-expect-error Neither does a part that is read as another type.
  part<Coding>()({ system: number });
});
