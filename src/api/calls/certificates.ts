import * as z from 'zod/mini';
import { zOrderCertificatePath } from '#generated/member/validators/zOrderCertificatePath.ts';
import { zOrderCertificateResponse } from '#generated/member/validators/zOrderCertificateResponse.ts';
import { member } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

export type CertificateOrder = Lenient<typeof zOrderCertificateResponse>;

/** The API's rules for an order; the user is the one who is signed in. */
export const certificateRules = /* @__PURE__ */ (() =>
  z.pick(zOrderCertificatePath, { memberId: true }))();

/** Orders a member's certificate of creditable coverage, which comes by mail. */
export const orderCertificate = (userId: string, memberId: string) =>
  member.write(
    'POST /users/{userId}/member-settings/{memberId}/certificate',
    zOrderCertificateResponse,
    { params: { path: { userId, memberId } }, body: { delivery: 'mail' } },
    (order): CertificateOrder => order,
  );
