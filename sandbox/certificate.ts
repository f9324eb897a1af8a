import { randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** PEM texts. */
export type Certified = { certificate: string; key: string };

/**
 * Makes a key pair and its certificate, signed by itself unless there is an issuer.
 *
 * @param subject by the names of `node-forge`, or object IDs
 */
export function certify(options: {
  subject: readonly forge.pki.CertificateField[];
  validFrom: Date;
  validTo: Date;
  extensions: object[];
  issuer?: Certified;
}): Certified {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
  const { issuer } = options;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  // The first digit keeps the number positive.
  certificate.serialNumber = `1${randomBytes(8).toString('hex')}`;
  certificate.validity.notBefore = options.validFrom;
  certificate.validity.notAfter = options.validTo;
  certificate.setSubject([...options.subject]);
  certificate.setIssuer(
    issuer === undefined
      ? [...options.subject]
      : forge.pki.certificateFromPem(issuer.certificate).subject.attributes,
  );
  certificate.setExtensions(options.extensions);
  certificate.sign(
    issuer === undefined ? privateKey : forge.pki.privateKeyFromPem(issuer.key),
    forge.md.sha256.create(),
  );
  return {
    certificate: forge.pki.certificateToPem(certificate),
    key: forge.pki.privateKeyToPem(privateKey),
  };
}
