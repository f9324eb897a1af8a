import { expect, it } from 'vitest';
import { isWithin, wholeAddress } from './own-address.ts';

const base = 'https://payer.example/fhir/';

it.each([
  [`${base}Patient?x=1`, true],
  ['https://payer.example/fhir?page=2', true],
  ['https://payer.example/fhir', false],
  ['https://payer.example/fhir-of-others/Patient', false],
  ['https://other.example/fhir/Patient', false],
  [`${base}../member`, false],
  [`${base}%2e%2e/member`, false],
  [`${base}a b`, false],
  ['Patient', false],
])('%s lies within the service: %s', (address, isInside) =>
  expect(isWithin(base, address)).toBe(isInside),
);

it.each([
  ['Patient?_since=2026-01-01T10:30:00', `${base}Patient?_since=2026-01-01T10:30:00`],
  ['https://other.example/', 'https://other.example/'],
  ['HTTPS://payer.example/fhir/Patient', null],
  ['http://payer.example/fhir?_getpages=1', 'https://payer.example/fhir?_getpages=1'],
  ['https://payer.example:443/fhir?_getpages=1', 'https://payer.example/fhir?_getpages=1'],
  ['/fhir?_getpages=1', 'https://payer.example/fhir?_getpages=1'],
  ['https://payer.example:443:443/fhir?_getpages=1', null],
  ['mailto:payer@payer.example', null],
  ['https://', null],
])('the link %s leads to %s', (link, expected) => expect(wholeAddress(base, link)).toBe(expected));

it('keeps http: links if the service uses http:', () =>
  expect(wholeAddress('http://localhost/fhir/', 'http://localhost/fhir?page=2')).toBe(
    'http://localhost/fhir?page=2',
  ));

it.each([
  ['http://other.example/fhir?page=2', 'on another host'],
  ['http://payer.example:8080/fhir?page=2', 'on another port'],
  ['http://payer.example/other?page=2', 'in another folder'],
])('%s, %s, is outside the service', (link) =>
  expect(isWithin(base, wholeAddress(base, link) ?? '')).toBe(false),
);
