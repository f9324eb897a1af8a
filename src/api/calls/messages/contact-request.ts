import type { z } from 'zod/mini';
import { zCreateContactRequestBody } from '#generated/member/validators/zCreateContactRequestBody.ts';
import { zCreateContactRequestResponse } from '#generated/member/validators/zCreateContactRequestResponse.ts';
import { zCreatePublicContactRequestResponse } from '#generated/member/validators/zCreatePublicContactRequestResponse.ts';
import { member, type Write } from '#src/api/http/call.ts';

export type ContactRequest = z.infer<typeof zCreateContactRequestBody>;

/** The API's rules for a request. */
export const contactRequestRules = zCreateContactRequestBody;

/** Sends a question to customer service; returns the number to quote in a later request. */
export type SendContactRequest = (request: ContactRequest) => Write<string>;

export const sendContactRequest: SendContactRequest = (request) =>
  member.write(
    'POST /contact-requests',
    zCreateContactRequestResponse,
    { body: bodyOf(request) },
    ({ confirmationNumber }) => confirmationNumber,
  );

/** Sends the same question without a sign-in. */
export const sendPublicContactRequest: SendContactRequest = (request) =>
  member.write(
    'POST /public/contact-requests',
    zCreatePublicContactRequestResponse,
    { body: bodyOf(request) },
    ({ confirmationNumber }) => confirmationNumber,
  );

/** Returns the body of a request, with a claim number only where there is one. */
const bodyOf = ({ claimNumber, ...rest }: ContactRequest) => ({
  ...rest,
  ...(claimNumber === undefined ? {} : { claimNumber }),
});
