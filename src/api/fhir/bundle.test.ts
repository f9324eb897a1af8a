import { describe, expect, it } from 'vitest';
import { outcome, searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from './bundle.ts';

const patient = { resourceType: 'Patient', id: 'p1' };
const page = (resources: readonly unknown[], more: object = {}) =>
  readSearchPage(searchset(resources, more), 'BP-NFA-100');

it('a page tells the search that was made from the link to the next page', () => {
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

it('a page has each kind of resource apart, in its order', () => {
  const both = page([patient, { resourceType: 'Coverage', id: 'c1' }, { ...patient, id: 'p2' }]);
  expect(both.of('Patient')).toMatchObject([{ id: 'p1' }, { id: 'p2' }]);
  expect(both.of('Coverage')).toMatchObject([{ id: 'c1' }]);
  expect(both.of('Claim')).toEqual([]);
});

describe('something is missing', () => {
  const issue = (...severities: string[]) => ({
    resourceType: 'OperationOutcome',
    issue: severities.map((severity) => ({ severity, code: 'processing' })),
  });
  it.each([
    ['after a fatal issue', [patient, issue('fatal')], true],
    ['after an error', [patient, issue('error')], true],
    ['after a warning', [patient, issue('warning')], true],
    ['after a warning among others', [patient, issue('information', 'warning')], true],
    ['not after an information', [patient, issue('information')], false],
    ['not after an outcome without issues', [patient, { resourceType: 'OperationOutcome' }], false],
    ['not without an outcome', [patient], false],
  ])('%s', (_, resources, hasWarning) => expect(page(resources).hasWarning).toBe(hasWarning));
});

it('an exception among other issues of the only outcome is a failure', () => {
  const issues = { ...outcome('exception'), issue: [{ code: 'other' }, { code: 'exception' }] };
  expect(() => page([issues])).toThrow(expect.objectContaining({ kind: 'status', status: 200 }));
});
