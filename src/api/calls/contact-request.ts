import type { z } from 'zod/mini';
import {
  zCreateContactRequestBody,
  zCreateContactRequestResponse,
  zCreatePublicContactRequestResponse,
} from '#generated/member/zod.gen.ts';
import { member, type Write } from '../call.ts';

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
export type SendContactRequest = (request: ContactRequest) => Write<string>;

export const sendContactRequest: SendContactRequest = (body) =>
  member.write(
    'POST /contact-requests',
    zCreateContactRequestResponse,
    { body },
    ({ confirmationNumber }) => confirmationNumber,
  );

/** The same without a sign-in. */
export const sendPublicContactRequest: SendContactRequest = (body) =>
  member.write(
    'POST /public/contact-requests',
    zCreatePublicContactRequestResponse,
    { body },
    ({ confirmationNumber }) => confirmationNumber,
  );
