import { draftKey } from '#src/api/calls/draft-key.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { Portal } from './create-portal.ts';

/** The fields of a form, by name. */
export type Draft = Record<string, string>;

/**
 * What a member has typed and not sent yet. It outlives a session that ends by itself, encrypted with a
 * key that only this member's next sign-in brings (docs/decisions/011). None of it ever throws: a draft
 * is a service, and without it the form still works.
 */
export interface Drafts {
  /** Null when there is none, or when it is somebody else's. */
  read: (form: string) => Promise<Draft | null>;
  write: (form: string, draft: Draft) => Promise<void>;
  discard: (form: string) => void;
}

/** Made by the form that needs it: no other screen carries its code. */
export function createDrafts({
  storage,
  queryClient,
  queryOf,
  session: { userId },
}: Pick<Portal, 'storage' | 'queryClient' | 'queryOf' | 'session'>): Drafts {
  const key = async (): Promise<CryptoKey> => {
    const query = queryOf(draftKey(userId() ?? ''));
    const text = await queryClient.query({ ...query, staleTime: 'static' });
    return crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['encrypt', 'decrypt']);
  };
  /** Text of one form of one member cannot be passed off as that of another. */
  const algorithm = (iv: Uint8Array<ArrayBuffer>, form: string): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(JSON.stringify([userId(), form])),
  });
  /** Counts what was thrown away: a text that was being encrypted meanwhile is not kept. */
  let discarded = 0;
  const discard = (form: string) => {
    discarded += 1;
    const kept = Object.entries(storage.read(storageKeys.drafts) ?? {});
    const others = kept.filter(([name]) => name !== form);
    if (others.length === 0) storage.remove(storageKeys.drafts);
    else storage.write(storageKeys.drafts, Object.fromEntries(others));
  };

  return {
    async read(form) {
      const kept = storage.read(storageKeys.drafts)?.[form];
      if (kept === undefined) return null;
      try {
        const sealed = bytesOf(kept);
        const plain = await crypto.subtle.decrypt(
          algorithm(sealed.slice(0, ivLength), form),
          await key(),
          sealed.slice(ivLength),
        );
        return draftOf(JSON.parse(new TextDecoder().decode(plain)));
      } catch (error) {
        // What this member cannot read is somebody else's, or spoilt; a key that was not sent is neither.
        if (error instanceof DOMException) discard(form);
        return null;
      }
    },
    async write(form, draft) {
      const owner = userId();
      const before = discarded;
      try {
        const iv = crypto.getRandomValues(new Uint8Array(ivLength));
        const text = new TextEncoder().encode(JSON.stringify(draft));
        const sealed = await crypto.subtle.encrypt(algorithm(iv, form), await key(), text);
        // Signed out or sent meanwhile: nothing is left behind.
        if (owner === null || userId() !== owner || discarded !== before) return;
        const kept = textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
        storage.write(storageKeys.drafts, { ...storage.read(storageKeys.drafts), [form]: kept });
      } catch {
        // The service is down, or the browser has no cryptography here: the form goes on without.
      }
    },
    discard,
  };
}

const ivLength = 12;

function draftOf(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
