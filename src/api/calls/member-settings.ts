import * as z from 'zod/mini';
import {
  zGetMemberSettingsResponse,
  zOrderCertificatePath,
  zOrderCertificateResponse,
} from '#generated/member/zod.gen.ts';
import { member } from '../call.ts';
import type { Lenient } from '../lenient-answer.ts';

export type MemberSettings = Lenient<z.infer<typeof zGetMemberSettingsResponse>>;
export type CertificateOrder = Lenient<z.infer<typeof zOrderCertificateResponse>>;

/** What the API takes of an order; the user is who is signed in. */
export const certificateRules = z.pick(zOrderCertificatePath, { memberId: true });

/** What the insurer lets the user set for a member, and why not. */
export const memberSettings = (userId: string, memberId: string) =>
  member.read(
    'GET /users/{userId}/member-settings/{memberId}',
    zGetMemberSettingsResponse,
    { path: { userId, memberId } },
    (settings): MemberSettings => settings,
  );

/** Orders a member's certificate of creditable coverage, which comes by mail. */
export const orderCertificate = (userId: string, memberId: string) =>
  member.write(
    'POST /users/{userId}/member-settings/{memberId}/certificate',
    zOrderCertificateResponse,
    { params: { path: { userId, memberId } }, body: { delivery: 'mail' } },
    (order): CertificateOrder => order,
  );
