import type { z } from 'zod/mini';
import {
  zCreateContactRequestBody,
  zCreateContactRequestResponse,
  zCreatePublicContactRequestResponse,
} from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

export type ContactRequest = z.infer<typeof zCreateContactRequestBody>;

/** A request as it was typed; what has not been chosen is empty. */
export type TypedContactRequest = Record<keyof ContactRequest, string>;

/** What the API would refuse of a request, and whether for being too long. */
export interface RefusedPart {
  name: string;
  isTooLong: boolean;
}

/** The request if the API would take it, else what it would refuse, in the document's order. */
export function checkContactRequest(
  typed: TypedContactRequest,
): { request: ContactRequest } | { request: null; refused: RefusedPart[] } {
  const { data, error } = zCreateContactRequestBody.safeParse(typed);
  if (data) return { request: data };
  const refused = error.issues.map(({ path: [name], code }) => ({
    name: String(name),
    isTooLong: code === 'too_big',
  }));
  return { request: null, refused };
}

/** Sends a question to customer service; answers the number to quote when asking again. */
export type SendContactRequest = (clients: Clients, request: ContactRequest) => Promise<string>;

export const sendContactRequest: SendContactRequest = async (clients, body) => {
  const answer = await clients.member('POST /contact-requests', zCreateContactRequestResponse, {
    body,
  });
  return answer.confirmationNumber;
};

/** The same without a sign-in. */
export const sendPublicContactRequest: SendContactRequest = async (clients, body) => {
  const answer = await clients.member(
    'POST /public/contact-requests',
    zCreatePublicContactRequestResponse,
    { body },
  );
  return answer.confirmationNumber;
};
