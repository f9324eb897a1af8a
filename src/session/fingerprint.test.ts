import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

it('identifies a secret by the first 24 hex digits of its SHA-256', async () => {
  // The digest of "abc" that FIPS 180-2 states.
  expect(await fingerprintOf('abc')).toBe('ba7816bf8f01cfea414140de');
});
