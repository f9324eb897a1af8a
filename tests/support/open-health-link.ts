import { createDecipheriv } from 'node:crypto';

/*
 * Opens SMART Health Links by the steps of their specification (https://docs.smarthealthit.org/smart-health-links/spec),
 * written apart from the portal: with Node's own cryptography, and nothing of src/.
 */

export type OpenedLink =
  | { kind: 'opened'; bundle: unknown }
  | { kind: 'refused'; status: number; remaining: number | null };

/** The facts in a link's payload. */
export interface LinkFacts {
  url: string;
  key: string;
  exp: number | null;
  flag: string;
  label: string;
}

/** Parses a link. It can follow the address of a viewer: `https://viewer.example/#shlink:/…`. */
export function factsOf(link: string): LinkFacts {
  const encoded = /(?:^|#)shlink:\/([\w-]+)$/.exec(link)?.[1];
  if (encoded === undefined) throw new Error('no SMART Health Link');
  const payload: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  const text = (name: string): string => {
    const value = fieldOf(payload, name);
    return typeof value === 'string' ? value : '';
  };
  const version = fieldOf(payload, 'v');
  if (version !== undefined && version !== 1) throw new Error('another version');
  const exp = fieldOf(payload, 'exp');
  return {
    url: text('url'),
    key: text('key'),
    flag: text('flag'),
    label: text('label'),
    exp: typeof exp === 'number' ? exp : null,
  };
}

/**
 * @param embeddedLengthMax longer files are to be fetched apart
 * @param recipient who opens it; null for a reader that gives no name, where the flag allows it
 */
export async function openHealthLink(
  link: string,
  {
    passcode,
    embeddedLengthMax,
    recipient = 'Front desk',
  }: { passcode?: string; embeddedLengthMax?: number; recipient?: string | null } = {},
): Promise<OpenedLink> {
  const { url, key, flag } = factsOf(link);
  if (flag.includes('U')) return openFile({ url, key, flag }, recipient);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://front-submission.example' },
    body: JSON.stringify({ recipient, passcode, embeddedLengthMax }),
  });
  const body: unknown = await answer.json();
  if (answer.status !== 200) {
    const remaining = fieldOf(body, 'remainingAttempts');
    return {
      kind: 'refused',
      status: answer.status,
      remaining: typeof remaining === 'number' ? remaining : null,
    };
  }
  if (answer.headers.get('access-control-allow-origin') !== '*') throw new Error('no CORS');
  const file = fieldOf(fieldOf(body, 'files'), '0');
  if (fieldOf(file, 'contentType') !== 'application/fhir+json') throw new Error('no FHIR');
  const embedded = fieldOf(file, 'embedded');
  const sealed = typeof embedded === 'string' ? embedded : await fetched(fieldOf(file, 'location'));
  return { kind: 'opened', bundle: JSON.parse(decrypted(sealed, key)) };
}

/** Opens a link whose address is that of its file: without a manifest, and so without a passcode. */
async function openFile(
  { url, key, flag }: Pick<LinkFacts, 'url' | 'key' | 'flag'>,
  recipient: string | null,
): Promise<OpenedLink> {
  if (flag.includes('P')) throw new Error('no link has both flags');
  const linkUrl = new URL(url);
  if (recipient !== null) linkUrl.searchParams.set('recipient', recipient);
  const answer = await fetch(linkUrl, { headers: { origin: 'https://check-in.example' } });
  if (answer.status !== 200) return { kind: 'refused', status: answer.status, remaining: null };
  if (answer.headers.get('access-control-allow-origin') !== '*') throw new Error('no CORS');
  if (answer.headers.get('content-type') !== 'application/jose') throw new Error('no JOSE file');
  if (answer.headers.get('cache-control') !== 'no-store') throw new Error('kept by caches');
  return { kind: 'opened', bundle: JSON.parse(decrypted(await answer.text(), key)) };
}

async function fetched(location: unknown): Promise<string> {
  const answer = await fetch(String(location));
  if (answer.headers.get('content-type') !== 'application/jose') throw new Error('no JOSE file');
  return answer.text();
}

/** A JWE in its compact form (RFC 7516) by `dir` and A256GCM: 96 bits of vector, 128 of tag. */
export function decrypted(sealed: string, key: string): string {
  const [head = '', noKey, vector = '', content = '', tag = '', ...more] = sealed.split('.');
  const header: unknown = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'));
  if (fieldOf(header, 'alg') !== 'dir' || fieldOf(header, 'enc') !== 'A256GCM') {
    throw new Error('another cipher');
  }
  if (noKey !== '' || more.length > 0) throw new Error('no compact JWE by dir');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64url'),
    Buffer.from(vector, 'base64url'),
  );
  decipher.setAAD(Buffer.from(head, 'ascii'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([
    decipher.update(Buffer.from(content, 'base64url')),
    decipher.final(),
  ]).toString('utf8');
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
