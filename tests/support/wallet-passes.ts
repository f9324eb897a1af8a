import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { importJWK, jwtVerify, type JWK } from 'jose';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import * as z from 'zod/mini';

/** The certificates and keys that verify the sandbox's passes, from `GET /sandbox/wallet-trust`. */
const zTrust = z.object({ appleAuthority: z.string(), googleKey: z.custom<JWK>() });
type Trust = z.infer<typeof zTrust>;

export async function walletTrustOf(portalUrl: string): Promise<Trust> {
  return zTrust.parse(await (await fetch(`${portalUrl}/sandbox/wallet-trust`)).json());
}

type Files = Record<string, Uint8Array<ArrayBuffer>>;

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** Returns the files of a pass for Apple Wallet, by name. */
export const filesOfPass = (pass: Uint8Array): Files =>
  Object.fromEntries(
    Object.entries(unzipSync(pass)).map(([name, bytes]) => [name, new Uint8Array(bytes)]),
  );

/** Returns what `pass.json` says. */
export function passJson(files: Files) {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text(files['pass.json'])));
}

/** Returns the labels and values of a pass, wherever they are on it. */
export function fieldsOfPass(files: Files): Record<string, string> {
  const zFields = z.array(z.object({ label: z.string(), value: z.string() }));
  const generic = z.record(z.string(), z.unknown()).parse(passJson(files)['generic']);
  const fields = Object.values(generic).flatMap((part) => zFields.safeParse(part).data ?? []);
  return Object.fromEntries(fields.map(({ label, value }) => [label, value]));
}

/**
 * Returns the errors for which Wallet would refuse a pass: a file whose hash is not in the manifest, a hash without a
 * file, a signature of another manifest, or a signer whom the authority has not certified.
 */
export async function faultsOfPass(files: Files, { appleAuthority }: Trust): Promise<string[]> {
  const { 'manifest.json': manifest, signature, ...others } = files;
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(text(manifest)));
  const names = new Set([...Object.keys(others), ...Object.keys(hashes)]);
  const wrong = [...names].filter(
    (name) =>
      hashes[name] !==
      createHash('sha1')
        .update(others[name] ?? '')
        .digest('hex'),
  );
  const isSigned = await isSignatureOf(manifest, signature, appleAuthority);
  return [...wrong, ...(isSigned ? [] : ['signature'])];
}

async function isSignatureOf(
  content: Uint8Array<ArrayBuffer> | undefined,
  signature: Uint8Array<ArrayBuffer> | undefined,
  authority: string,
): Promise<boolean> {
  if (content === undefined || signature === undefined) return false;
  const signed = new SignedData({ schema: ContentInfo.fromBER(signature.buffer).content });
  // Detached: the manifest is beside the signature, not in it.
  if (signed.encapContentInfo.eContent !== undefined) return false;
  const trustedCerts = [Certificate.fromBER(derOf(authority))];
  return signed
    .verify({ signer: 0, data: content.buffer, trustedCerts, checkChain: true })
    .catch(() => false);
}

const derOf = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64'));

const zLocalized = z.object({
  defaultValue: z.object({ language: z.string(), value: z.string() }),
});
const zGoogleObject = z.object({
  id: z.string(),
  classId: z.string(),
  state: z.string(),
  cardTitle: zLocalized,
  header: zLocalized,
  hexBackgroundColor: z.string(),
  textModulesData: z.array(z.object({ id: z.string(), header: z.string(), body: z.string() })),
});

/**
 * Returns the pass that is in a link to Google Wallet.
 * @throws when Google would refuse it: another address, another signer, or a claim that is not as documented
 */
export async function googleObjectOf(saveUrl: string, { googleKey }: Trust) {
  const { origin, pathname } = new URL(saveUrl);
  const [, token = ''] = /^\/gp\/v\/save\/([\w.-]+)$/.exec(pathname) ?? [];
  if (origin !== 'https://pay.google.com' || token === '') throw new Error(`no link: ${saveUrl}`);
  const { payload } = await jwtVerify(token, await importJWK(googleKey, 'RS256'), {
    algorithms: ['RS256'],
    audience: 'google',
    typ: 'JWT',
    requiredClaims: ['iss', 'iat'],
  });
  return z
    .object({
      typ: z.literal('savetowallet'),
      payload: z.object({ genericObjects: z.tuple([zGoogleObject]) }),
    })
    .parse(payload).payload.genericObjects[0];
}
