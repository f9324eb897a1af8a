import { describe, expect, it, vi } from 'vitest';
import { outcome, searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from './bundle.ts';

const patient = { resourceType: 'Patient', id: 'p1' };
const page = (resources: readonly unknown[], more: object = {}) =>
  readSearchPage(searchset(resources, more), 'BP-NFA-100');

it('reads the self and next links of a page', () => {
  const link = [
    { relation: 'next', url: 'https://payer.example/2' },
    { relation: 'self', url: 'https://payer.example/1' },
  ];
  expect(page([], { link })).toMatchObject({
    self: 'https://payer.example/1',
    next: 'https://payer.example/2',
  });
  expect(page([], { link: undefined })).toMatchObject({ self: null, next: null });
  expect(page([], { link: [] })).toMatchObject({ self: null, next: null });
});

it('groups the resources of a page by type, in order', () => {
  const both = page([patient, { resourceType: 'Coverage', id: 'c1' }, { ...patient, id: 'p2' }]);
  expect(both.of('Patient')).toMatchObject([{ id: 'p1' }, { id: 'p2' }]);
  expect(both.of('Coverage')).toMatchObject([{ id: 'c1' }]);
  expect(both.of('Claim')).toEqual([]);
});

describe('something is missing', () => {
  const issue = (...issues: [severity: string, code: string][]) => ({
    resourceType: 'OperationOutcome',
    issue: issues.map(([severity, code]) => ({ severity, code })),
  });
  it.each([
    ['after a fatal issue', [patient, issue(['fatal', 'processing'])], 'partial'],
    ['after an error in capitals', [patient, issue(['ERROR', 'processing'])], 'partial'],
    ['after a warning of missing results', [patient, issue(['warning', 'incomplete'])], 'partial'],
    [
      'after a warning among others',
      [patient, issue(['information', 'informational'], ['Warning', 'Suppressed'])],
      'partial',
    ],
    [
      'not after a warning of an ignored parameter',
      [patient, issue(['warning', 'not-supported'])],
      'complete',
    ],
    ['not after an information', [patient, issue(['information', 'incomplete'])], 'complete'],
    [
      'not after an outcome without issues',
      [patient, { resourceType: 'OperationOutcome' }],
      'complete',
    ],
    ['not without an outcome', [patient], 'complete'],
  ])('%s', (_, resources, completeness) => expect(page(resources).completeness).toBe(completeness));

  it.each([
    ['without a resource', {}],
    ['that is null', null],
    ['without a type', { resource: { id: 'a' } }],
    ['that is text', 'Patient'],
  ])('keeps the other entries and says that the page is partial after an entry %s', (_, entry) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const bundle = { resourceType: 'Bundle', entry: [{ resource: patient }, entry] };
    const read = readSearchPage(bundle, 'BP-NFA-100');
    expect(read.of('Patient')).toHaveLength(1);
    expect(read.completeness).toBe('partial');
  });
});

it('fails on an exception among the issues of the only OperationOutcome', () => {
  const issues = { ...outcome('exception'), issue: [{ code: 'other' }, { code: 'exception' }] };
  expect(() => page([issues])).toThrow(expect.objectContaining({ kind: 'status', status: 200 }));
});
