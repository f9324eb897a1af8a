import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { certify, type Certified } from '../certificate.ts';

/** Apple's names of the pass type and of the team that signs it, as the certificate states them. */
export const passType = { identifier: 'pass.example.member-portal.id-card', team: 'SANDBOX001' };

/** The certificate and key that sign passes, and the certificate that stands in for Apple's authority. */
export type AppleSigner = Certified & { authority: string };

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
  const apple = once(() => Promise.resolve(makeAppleSigner()));
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

const inDays = (count: number): Date => new Date(Date.now() + count * 86_400_000);

function makeAppleSigner(): AppleSigner {
  const issuer = certify({
    subject: [{ name: 'commonName', value: 'Sandbox pass authority' }],
    validFrom: inDays(-1),
    validTo: inDays(365),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const signer = certify({
    subject: [
      // The user ID, by which Apple ties a certificate to its pass type.
      { type: '0.9.2342.19200300.100.1.1', value: passType.identifier },
      { name: 'commonName', value: `Pass Type ID: ${passType.identifier}` },
      { shortName: 'OU', value: passType.team },
    ],
    validFrom: inDays(-1),
    validTo: inDays(90),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
    ],
    issuer,
  });
  return { ...signer, authority: issuer.certificate };
}
