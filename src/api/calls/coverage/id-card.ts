import * as z from 'zod/mini';
import { zEmailIdCardBody } from '#generated/v1/validators/zEmailIdCardBody.ts';
import { zEmailIdCardResponse } from '#generated/v1/validators/zEmailIdCardResponse.ts';
import { zFaxIdCardBody } from '#generated/v1/validators/zFaxIdCardBody.ts';
import { zFaxIdCardResponse } from '#generated/v1/validators/zFaxIdCardResponse.ts';
import { zMailIdCardBody } from '#generated/v1/validators/zMailIdCardBody.ts';
import { zMailIdCardResponse } from '#generated/v1/validators/zMailIdCardResponse.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { v1, type Read } from '#src/api/http/call.ts';
import type { CheckInParts } from '#src/api/fhir/cards/check-in-bundle.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { zGetGoogleWalletPassResponse } from '#generated/v1/validators/zGetGoogleWalletPassResponse.ts';

/** A card that was ordered. */
export type IdCardOrder = Lenient<typeof zMailIdCardResponse>;

/** The API's rules for an order, by how the card is sent. */
export const idCardRules = {
  email: zEmailIdCardBody,
  fax: zFaxIdCardBody,
  mail: zMailIdCardBody,
} as const;

const order = (answer: IdCardOrder): IdCardOrder => answer;

export const emailIdCard = (memberId: string, body: z.infer<typeof zEmailIdCardBody>) =>
  v1.write(
    'POST /members/{memberId}/id-card/email',
    zEmailIdCardResponse,
    { params: { path: { memberId } }, body },
    order,
    { makesStale: [] },
  );

export const faxIdCard = (memberId: string, body: z.infer<typeof zFaxIdCardBody>) =>
  v1.write(
    'POST /members/{memberId}/id-card/fax',
    zFaxIdCardResponse,
    { params: { path: { memberId } }, body },
    order,
    { makesStale: [] },
  );

/** Has the card mailed to the address on file. */
export const mailIdCard = (memberId: string, body: z.infer<typeof zMailIdCardBody>) =>
  v1.write(
    'POST /members/{memberId}/id-card/mail',
    zMailIdCardResponse,
    { params: { path: { memberId } }, body },
    order,
    { makesStale: [] },
  );

/** The query of a card as other systems read it: a FHIR bundle, as text. `at` is when it is made. */
export const sharedCard = (
  card: Pick<IdCard, 'id' | 'patientId' | 'issuer'>,
  at: Date,
): Read<string> => ({
  api: 'healthRecords',
  operation: 'GET /health-records/Coverage/{id}',
  params: { path: { id: card.id } },
  ask: (records) => records.sharedCard(card, at),
});

/** Returns what the bundle of a card says of its person and the insurer. */
export async function checkInFacts(card: string) {
  const { factsOnCard } = await import('#src/api/fhir/cards/check-in-bundle.ts');
  return factsOnCard(card);
}

/** Returns what a front desk gets, as text: a FHIR bundle. `at` is when it is made. */
export async function checkInFile(parts: CheckInParts, at: Date): Promise<string> {
  const { checkInBundle } = await import('#src/api/fhir/cards/check-in-bundle.ts');
  return checkInBundle(parts, at);
}

/** A card, by its member and the id of its coverage. */
interface CardPath {
  memberId: string;
  cardId: string;
}

/** The query of a card's pass for Apple Wallet, as a file. */
export const appleWalletPass = ({ memberId, cardId }: CardPath) =>
  v1.read(
    'GET /members/{memberId}/id-cards/{cardId}/passes/apple',
    z.instanceof(Blob),
    { path: { memberId, cardId } },
    (file) => file,
    { parseAs: 'blob' },
  );

/** The query of the address at which a card is added to Google Wallet. It has the card in it. */
export const googleWalletPage = ({ memberId, cardId }: CardPath) =>
  v1.read(
    'GET /members/{memberId}/id-cards/{cardId}/passes/google',
    zGetGoogleWalletPassResponse,
    { path: { memberId, cardId } },
    ({ saveUrl }) => saveUrl,
  );
