import * as z from 'zod/mini';
import { zGetGoogleWalletPassResponse } from '#generated/v1/validators/zGetGoogleWalletPassResponse.ts';
import { v1 } from '#src/api/http/call.ts';

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
