import type { z } from 'zod/mini';
import {
  zCreateContactRequestBody,
  zCreateContactRequestResponse,
} from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

export type ContactRequest = z.infer<typeof zCreateContactRequestBody>;

/** The fields that the API would refuse, in the document's order, and whether for being too long. */
export function refusedFields(
  request: Record<keyof ContactRequest, string>,
): { field: string; isTooLong: boolean }[] {
  const { error } = zCreateContactRequestBody.safeParse(request);
  return (error?.issues ?? []).map(({ path: [field], code }) => ({
    field: String(field),
    isTooLong: code === 'too_big',
  }));
}

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
