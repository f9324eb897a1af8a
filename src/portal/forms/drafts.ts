import { draftKey } from '#src/api/calls/account/user-settings.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** The fields of a form, by name. */
export type Draft = Record<string, string>;

/**
 * The member's typed text that is not sent yet. It survives a session that ends automatically, encrypted with a key
 * that only this member's next sign-in brings, under a name derived from this key (docs/decisions/006). The methods
 * never throw, because a form also works without a draft.
 */
export interface Drafts {
  /** Null without a draft, or when it is another member's. */
  read: (form: string) => Promise<Draft | null>;
  write: (form: string, draft: Draft) => Promise<void>;
  discard: (form: string) => void;
}

/** Creates the drafts. Called by the form that needs it: no other screen carries its code. */
export function createDrafts({
  storage,
  queryClient,
  queryOf,
  session: { userId },
  capabilities,
}: Pick<Portal, 'storage' | 'queryClient' | 'queryOf' | 'session' | 'capabilities'>): Drafts {
  if (!capabilities.has('drafts')) return noDrafts;
  const ownKeys = async (): Promise<OwnKeys> => {
    const query = queryOf(draftKey(userId() ?? ''));
    return keysOf(await queryClient.query({ ...query, staleTime: 'static' }));
  };
  /**
   * Returns the additional data that binds a text to its form and member: it cannot be passed off as that of another.
   */
  const boundTo = (form: string) => new TextEncoder().encode(JSON.stringify([userId(), form]));
  const algorithm = (iv: Uint8Array<ArrayBuffer>, form: string): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: boundTo(form),
  });
  /** Returns the member's own texts: those that another member left are removed as soon as that shows. */
  const textsOf = async ({ nameOf }: OwnKeys): Promise<Kept> => {
    const of = await nameOf(boundTo(''));
    const storedDrafts = storage.read(storageKeys.drafts);
    if (storedDrafts !== null && storedDrafts.of !== of) storage.remove(storageKeys.drafts);
    return storedDrafts?.of === of ? storedDrafts : { of, texts: {} };
  };
  /** The number of discarded drafts: a text that was being encrypted meanwhile is not kept. */
  let discarded = 0;
  const remove = async (form: string) => {
    const keys = await ownKeys();
    const name = await keys.nameOf(boundTo(form));
    const { of, texts } = await textsOf(keys);
    const others = Object.entries(texts).filter(([draftName]) => draftName !== name);
    if (others.length === 0) storage.remove(storageKeys.drafts);
    else storage.write(storageKeys.drafts, { of, texts: Object.fromEntries(others) });
  };
  /** The deletions under way; to be awaited before anything is read. */
  let removing: Promise<void> = Promise.resolve();
  const discard = (form: string) => {
    discarded += 1;
    if (storage.read(storageKeys.drafts) === null) return;
    removing = removing.then(() => remove(form)).catch(() => {});
  };

  return {
    async read(form) {
      await removing;
      if (storage.read(storageKeys.drafts) === null) return null;
      try {
        const keys = await ownKeys();
        const { texts } = await textsOf(keys);
        const storedDraft = texts[await keys.nameOf(boundTo(form))];
        if (storedDraft === undefined) return null;
        const sealed = bytesOf(storedDraft);
        const plain = await crypto.subtle.decrypt(
          algorithm(sealed.slice(0, ivLength), form),
          keys.text,
          sealed.slice(ivLength),
        );
        return draftOf(JSON.parse(new TextDecoder().decode(plain)));
      } catch (error) {
        // Discard a draft that fails to decrypt. Keep it if the key failed to load.
        if (error instanceof DOMException) discard(form);
        return null;
      }
    },
    async write(form, draft) {
      const owner = userId();
      const before = discarded;
      // A removal that has begun must not take this text with it: both have the same name.
      await removing;
      try {
        const iv = crypto.getRandomValues(new Uint8Array(ivLength));
        const text = new TextEncoder().encode(JSON.stringify(draft));
        const keys = await ownKeys();
        const sealed = await crypto.subtle.encrypt(algorithm(iv, form), keys.text, text);
        const name = await keys.nameOf(boundTo(form));
        const { of, texts } = await textsOf(keys);
        // Signed out or sent meanwhile: nothing is left behind.
        if (owner === null || userId() !== owner || discarded !== before) return;
        const sealedText = textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
        storage.write(storageKeys.drafts, { of, texts: { ...texts, [name]: sealedText } });
      } catch {
        // The service is down, or the browser lacks cryptography: the form works without drafts.
      }
    },
    discard,
  };
}

/** Without a key from the insurer, drafts are not stored. */
const noDrafts: Drafts = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  discard: () => {},
};

const ivLength = 12;

/** The drafts in the tab: their owner, and the encrypted texts by the names of their forms. */
interface Kept {
  of: string;
  texts: Record<string, string>;
}

/** The keys derived from the one key that the insurer keeps for the account. */
interface OwnKeys {
  text: CryptoKey;
  /** Returns a name that only this member may recognize: 43 characters of base64url. */
  nameOf: (what: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** @param base64url 256 bits */
async function keysOf(base64url: string): Promise<OwnKeys> {
  const raw = bytesOf(base64url);
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey']);
  const from = (use: string): HkdfParams => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`draft ${use}`),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const [text, names] = await Promise.all([
    subtle.deriveKey(from('text'), base, aes, false, ['encrypt', 'decrypt']),
    subtle.deriveKey(from('name'), base, hmac, false, ['sign']),
  ]);
  return {
    text,
    nameOf: async (what) =>
      textOf(new Uint8Array(await subtle.sign('HMAC', names, what))).replaceAll('=', ''),
  };
}

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
