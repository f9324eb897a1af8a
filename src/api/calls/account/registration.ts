import * as z from 'zod/mini';
import { zRegisterUserBody } from '#generated/member/validators/zRegisterUserBody.ts';
import { zRegisterUserResponse } from '#generated/member/validators/zRegisterUserResponse.ts';
import { zVerifyMemberBody } from '#generated/member/validators/zVerifyMemberBody.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import type { MemberDetails, Registrant } from '#src/domain/registration/registration.ts';
import { member } from '#src/api/http/call.ts';

/**
 * The API's rules for a member and, where there has to be one, the guardian. A whole social security number makes its
 * last four digits optional.
 */
export const memberRules = /* @__PURE__ */ (() =>
  z.extend(z.partial(zVerifyMemberBody, { ssnLast4: true }), {
    guardian: zRegisterUserBody.shape.guardian,
  }))();

/** The API's rules for an account. */
export const accountRules = /* @__PURE__ */ (() =>
  z.pick(zRegisterUserBody, { username: true, password: true, email: true, phone: true }))();

/** The API's rules for the terms of use. */
export const termsRules = /* @__PURE__ */ (() =>
  z.pick(zRegisterUserBody, { termsAccepted: true }))();

export interface Verification {
  verificationId: string;
  /** True for children under 14. */
  guardianRequired: boolean;
  /** The name of the plan that was found. */
  planName: string;
}

/** Checks whether a person is a member; fails with status 422 when the details do not match. */
export const verifyMember = (details: MemberDetails) =>
  member.write(
    'POST /public/member-verifications',
    zVerifyMemberResponse,
    { body: details },
    ({ verificationId, guardianRequired, plan }): Verification => ({
      verificationId,
      guardianRequired,
      planName: plan.lobDisplayName,
    }),
  );

/**
 * Makes the account of a verified member; fails with status 422 when something cannot be accepted. The
 * terms of use are accepted with it.
 */
export const registerUser = ({ guardian, ...registrant }: Registrant) =>
  member.write(
    'POST /public/users',
    zRegisterUserResponse,
    { body: { ...registrant, ...(guardian ? { guardian } : {}), termsAccepted: true } },
    () => {},
  );
