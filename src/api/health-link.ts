import { base64url, CompactEncrypt } from 'jose';

/** An encrypted card and the key that opens it. */
interface Sealed {
  /** A JWE in its compact form. */
  content: string;
  /** 256 bits, in base64url. For the link alone: it is never sent, and never kept. */
  key: string;
}

/** Encrypts a card with a new key, as SMART Health Links require. */
export async function seal(bundle: string): Promise<Sealed> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const content = await new CompactEncrypt(new TextEncoder().encode(bundle))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(key);
  return { content, key: base64url.encode(key) };
}

export const toBase64Url = (text: string): string => base64url.encode(text);
