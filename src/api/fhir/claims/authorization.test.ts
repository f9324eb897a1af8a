import { expect, it } from 'vitest';
import { readAuthorization } from './authorization.ts';
import { readExplanationOfBenefit } from './explanation-of-benefit.ts';

const sent = {
  resourceType: 'ExplanationOfBenefit',
  id: 'au',
  use: 'preauthorization',
  status: 'active',
  preAuthRefPeriod: [{ end: '2026-12-11' }, { end: '2027-01-05' }],
};

const read = (changes: object) => {
  const resource = readExplanationOfBenefit({ ...sent, ...changes });
  if (resource === null) throw new Error('it is an ExplanationOfBenefit all the same');
  return readAuthorization(resource);
};

it.each([
  ['Approved', '2027-01-05'],
  ['No PA Required', '2027-01-05'],
  ['Partial Denial: Please contact your provider', '2027-01-05'],
  [undefined, '2027-01-05'],
  ['Denied: Not a Covered Benefit', null],
  ['DENIED', null],
  ['Under Review', null],
  ['Withdrawn per Member Request', null],
  ['Authorization sent to wrong Payor', null],
])('%s: leave lasts until %s', (disposition, endsOn) =>
  expect(read({ disposition })?.endsOn).toBe(endsOn),
);

it.each([{ use: 'claim' }, { status: 'cancelled' }, { id: undefined }])(
  'is none with %o',
  (changes) => expect(read(changes)).toBeNull(),
);
