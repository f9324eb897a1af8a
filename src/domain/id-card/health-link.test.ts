import { expect, it } from 'vitest';
import { healthLinkText, isLinkUrl } from './health-link.ts';

const link = {
  url: 'https://insurer.example/links/1',
  key: 'k'.repeat(43),
  expiresAt: new Date('2026-11-22T15:04:00.500Z'),
  flag: undefined,
  label: 'ID card',
} as const;
const toBase64Url = (text: string) => Buffer.from(text).toString('base64url');
const payloadOf = (text: string): unknown =>
  JSON.parse(Buffer.from(text.slice('shlink:/'.length), 'base64url').toString());

it('a link says where, with which key, until when in whole seconds, and what it is', () => {
  expect(payloadOf(healthLinkText(link, toBase64Url))).toEqual({
    url: link.url,
    key: link.key,
    exp: 1_795_359_840,
    label: 'ID card',
    v: 1,
  });
});

it('a link with a passcode says so, and no label is longer than allowed', () => {
  const text = healthLinkText({ ...link, flag: 'P', label: 'x'.repeat(90) }, toBase64Url);
  expect(payloadOf(text)).toMatchObject({ flag: 'P', label: 'x'.repeat(80) });
});

it('a link without a manifest says so', () => {
  expect(payloadOf(healthLinkText({ ...link, flag: 'U' }, toBase64Url))).toMatchObject({
    flag: 'U',
    exp: 1_795_359_840,
  });
});

const sandboxOrigin = 'http://localhost:4400';

it.each([
  ['https://insurer.example/links/1', true],
  ['http://localhost:4400/api/v1/public/health-links/1', true],
  ['http://localhost:4410/api/v1/public/health-links/1', false],
  ['http://insurer.example/links/1', false],
  ['https://name@insurer.example/links/1', false],
  ['https://insurer.example/links/1#key', false],
  ['javascript:alert(1)', false],
  ['/links/1', false],
  [`https://insurer.example/${'x'.repeat(128)}`, false],
  [null, false],
])('isLinkUrl in the sandbox for %s is %s', (url, can) => {
  expect(isLinkUrl(url, sandboxOrigin)).toBe(can);
});

it.each([
  ['https://insurer.example/links/1', true],
  ['http://localhost/links/1', false],
  ['http://localhost:4400/links/1', false],
  ['http://members.insurer.example/links/1', false],
])('isLinkUrl for %s is %s', (url, can) => {
  expect(isLinkUrl(url, 'https://members.insurer.example')).toBe(can);
  expect(isLinkUrl(url, 'http://members.insurer.example')).toBe(can);
});
