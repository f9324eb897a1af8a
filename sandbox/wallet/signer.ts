import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { generate } from 'selfsigned';

/** Apple's names of the pass type and of the team that signs it, as the certificate states them. */
export const passType = { identifier: 'pass.example.member-portal.id-card', team: 'SANDBOX001' };

/** PEM texts: the certificate and key that sign passes, and the certificate that stands in for Apple's authority. */
export type AppleSigner = { certificate: string; key: string; authority: string };

/** The public keys that verify the passes of this sandbox. No phone trusts them. */
export type WalletTrust = {
  /** PEM text of the certificate that takes the place of Apple's. */
  appleAuthority: string;
  googleKey: JWK;
};

export type WalletSigner = {
  apple(): Promise<AppleSigner>;
  google(): Promise<CryptoKey>;
  trust(): Promise<WalletTrust>;
};

/** The insurer's signer of wallet passes. Its keys are made with the first pass, and exist in memory alone. */
export function createWalletSigner(): WalletSigner {
  const apple = once(makeAppleSigner);
  const google = once(() => generateKeyPair('RS256', { extractable: true }));
  return {
    apple,
    google: async () => (await google()).privateKey,
    trust: async () => ({
      appleAuthority: (await apple()).authority,
      googleKey: await exportJWK((await google()).publicKey),
    }),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);

async function makeAppleSigner(): Promise<AppleSigner> {
  const common = { algorithm: 'sha256', keySize: 2048, notBeforeDate: days(-1) } as const;
  const authority = await generate([{ name: 'commonName', value: 'Sandbox pass authority' }], {
    ...common,
    notAfterDate: days(365),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const signer = await generate(
    [
      // The user ID, by which Apple ties a certificate to its pass type.
      { name: '0.9.2342.19200300.100.1.1', value: passType.identifier },
      { name: 'commonName', value: `Pass Type ID: ${passType.identifier}` },
      { name: 'OU', value: passType.team },
    ],
    {
      ...common,
      notAfterDate: days(90),
      ca: { key: authority.private, cert: authority.cert },
      extensions: [
        { name: 'basicConstraints', cA: false, critical: true },
        { name: 'keyUsage', digitalSignature: true, critical: true },
      ],
    },
  );
  return { certificate: signer.cert, key: signer.private, authority: authority.cert };
}
