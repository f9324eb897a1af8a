import type { z } from 'zod/mini';
import {
  zCreateContactRequestResponse,
  type zCreateContactRequestBody,
} from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

export type ContactRequest = z.infer<typeof zCreateContactRequestBody>;

/** Sends a question to customer service; answers the number to quote when asking again. */
export async function sendContactRequest(
  clients: Clients,
  request: ContactRequest,
): Promise<string> {
  const { confirmationNumber } = await clients.member(
    'POST /contact-requests',
    zCreateContactRequestResponse,
    { body: request },
  );
  return confirmationNumber;
}
