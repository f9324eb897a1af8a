import { parsed } from './json.ts';

/** The parts of a JWT that anyone can read. Its signature is for the services to verify. */
export interface ReadableJwt {
  header: unknown;
  claims: unknown;
}

/** Reads a JWT; null for any other token. */
export function readJwt(token: string): ReadableJwt | null {
  const [header = '', claims = '', signature] = token.split('.');
  if (signature === undefined) return null;
  const read = (part: string) => parsed(Buffer.from(part, 'base64url').toString('utf8'));
  const jwt = { header: read(header), claims: read(claims) };
  return typeof jwt.claims === 'object' && jwt.claims !== null ? jwt : null;
}
