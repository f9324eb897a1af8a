import { SignJWT, type CryptoKey } from 'jose';
import type { PassFacts } from './pass-facts.ts';

/** The insurer as Google knows it: the account that signs, and the number before the ids of its passes. */
const issuer = { account: 'wallet@member-portal.example', id: '3388000000000000001' };

/** Returns the address at which Google offers to add a pass: a signed JWT with the pass in it. */
export async function googleSaveUrl(facts: PassFacts, key: CryptoKey): Promise<string> {
  const { serialNumber, insurer, colors, name, numbers, phone, end } = facts;
  const object = {
    id: `${issuer.id}.${serialNumber}`,
    classId: `${issuer.id}.id-card`,
    state: 'ACTIVE',
    cardTitle: inEnglish(insurer),
    subheader: inEnglish(name.label),
    header: inEnglish(name.value),
    hexBackgroundColor: colors.background,
    textModulesData: [...numbers, phone].map((fact) => ({
      id: fact.key,
      header: fact.label,
      body: fact.value,
    })),
    ...(end !== null && { validTimeInterval: { end: { date: `${end}T23:59:59` } } }),
  };
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [],
    payload: { genericObjects: [object] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(issuer.account)
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
  return `https://pay.google.com/gp/v/save/${token}`;
}

const inEnglish = (value: string) => ({ defaultValue: { language: 'en-US', value } });
