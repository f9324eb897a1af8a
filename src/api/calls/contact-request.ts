import type { z } from 'zod/mini';
import {
  zCreateContactRequestBody,
  zCreateContactRequestResponse,
  zCreatePublicContactRequestResponse,
} from '#generated/member/zod.gen.ts';
import { member, type Write } from '../call.ts';

export type ContactRequest = z.infer<typeof zCreateContactRequestBody>;

/** What the API takes of a request. */
export const contactRequestRules = zCreateContactRequestBody;

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
