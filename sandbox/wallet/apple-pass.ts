import { PassType, PKPass } from 'passkit-generator';
import type { PassFact, PassFacts } from './pass-facts.ts';
import { passIcon } from './pass-icon.ts';
import { passType, type AppleSigner } from './signer.ts';

/** The icons' widths in pixels: Wallet shows them 29 points wide, on screens of three densities. */
const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 };

/**
 * Returns a pass for Apple Wallet, a signed ZIP archive. It names no web service, so phones don't report that they
 * have it, and has no barcode, since no office scans one.
 */
export function applePass(facts: PassFacts, signer: AppleSigner): Uint8Array<ArrayBuffer> {
  const { background, text } = facts.colors;
  const pass = new PKPass(
    Object.fromEntries(
      Object.entries(icons).map(([name, size]) => [name, passIcon(size, background)]),
    ),
    { wwdr: signer.authority, signerCert: signer.certificate, signerKey: signer.key },
    {
      formatVersion: 1,
      passTypeIdentifier: passType.identifier,
      teamIdentifier: passType.team,
      serialNumber: facts.serialNumber,
      organizationName: facts.insurer,
      description: `${facts.insurer} ID card`,
      logoText: facts.insurer,
      backgroundColor: rgb(background),
      foregroundColor: rgb(text),
      labelColor: rgb(text),
      sharingProhibited: true,
    },
  );
  const style = new PassType('generic');
  pass.types.push(style);
  style.primaryFields.push(facts.name);
  const [memberId, plan, ...others] = facts.numbers;
  style.secondaryFields.push(...[memberId, plan].filter((fact) => fact !== undefined));
  style.auxiliaryFields.push(...others);
  style.backFields.push(...facts.limits, facts.phone, note);
  if (facts.end !== null) pass.setExpirationDate(new Date(`${facts.end}T23:59:59`));
  return new Uint8Array(pass.getAsBuffer());
}

const note: PassFact = {
  key: 'note',
  label: 'About this pass',
  value: 'A copy of your ID card. When you get a new card, add it again.',
};

const rgb = (color: string): string =>
  `rgb(${[...Buffer.from(color.slice(1), 'hex')].map(String).join(', ')})`;
