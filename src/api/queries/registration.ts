import { zRegisterUserResponse, zVerifyMemberResponse } from '#generated/member/zod.gen.ts';
import type { MemberDetails, Registrant } from '#src/domain/registration.ts';
import type { Clients } from '../clients.ts';

export interface Verification {
  verificationId: string;
  /** True for children under 14. */
  guardianRequired: boolean;
  /** Of the plan that was found. */
  planName: string;
}

/**
 * Asks whether somebody is a member.
 * @throws {ApiFailure} BP-NFA-100; status 422 when the details do not match
 */
export async function verifyMember(
  clients: Clients,
  details: MemberDetails,
  signal: AbortSignal,
): Promise<Verification> {
  const { verificationId, guardianRequired, plan } = await clients.member(
    'POST /public/member-verifications',
    zVerifyMemberResponse,
    { body: details, signal },
  );
  return { verificationId, guardianRequired, planName: plan.lobDisplayName };
}

/**
 * Makes the account of a verified member. The terms of use are accepted with it.
 * @throws {ApiFailure} BP-NFA-003; status 422 when something cannot be accepted
 */
export async function registerUser(
  clients: Clients,
  { guardian, ...registrant }: Registrant,
  signal: AbortSignal,
): Promise<void> {
  await clients.member('POST /public/users', zRegisterUserResponse, {
    body: { ...registrant, ...(guardian ? { guardian } : {}), termsAccepted: true },
    signal,
  });
}
