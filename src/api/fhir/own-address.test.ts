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
  ['mailto:payer@payer.example', null],
  ['https://', null],
])('the link %s leads to %s', (link, whole) => expect(wholeAddress(base, link)).toBe(whole));
