import { expect, it } from 'vitest';
import type { CareProvider } from '#src/domain/care/provider.ts';
import { saysAccepting } from './provider-facts.ts';

const place: CareProvider = {
  key: 'lab',
  roleId: 'r1',
  name: 'Summit Laboratory',
  person: null,
  entries: [],
  specialties: ['Laboratory'],
  updated: null,
};
const doctor: CareProvider = {
  ...place,
  person: { id: null, name: null, languages: [], gender: null, qualifications: [] },
};

it.each([
  ['a doctor who accepts new patients', doctor, 'newpt', true],
  ['a place that anyone may come to', place, 'newpt', false],
  ['a place that takes no new patients', place, 'nopt', true],
] as const)('saysAccepting: %s', (_, provider, summary, expected) => {
  expect(saysAccepting(provider, summary)).toBe(expected);
});
