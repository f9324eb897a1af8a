import * as z from 'zod/mini';
import { zChangePasswordBody } from '#generated/member/validators/zChangePasswordBody.ts';
import { zChangePasswordResponse } from '#generated/member/validators/zChangePasswordResponse.ts';
import { zDeleteAccountResponse } from '#generated/member/validators/zDeleteAccountResponse.ts';
import { zRequestAccessResponse } from '#generated/member/validators/zRequestAccessResponse.ts';
import { zSaveFamilyAccessBody } from '#generated/member/validators/zSaveFamilyAccessBody.ts';
import { zSaveFamilyAccessResponse } from '#generated/member/validators/zSaveFamilyAccessResponse.ts';
import { zSaveMfaBody } from '#generated/member/validators/zSaveMfaBody.ts';
import { zSaveMfaResponse } from '#generated/member/validators/zSaveMfaResponse.ts';
import { zSaveSecurityQuestionsBody } from '#generated/member/validators/zSaveSecurityQuestionsBody.ts';
import { zSaveSecurityQuestionsResponse } from '#generated/member/validators/zSaveSecurityQuestionsResponse.ts';
import { member } from '#src/api/http/call.ts';
import { confirmedBy, confirmedIfOffered, reauthenticationRules } from './reauthentication.ts';
import type { UserSettings } from './user-settings.ts';

/** The API's rules for each change, with the password that confirms it. */
export const passwordChangeRules = zChangePasswordBody;
export const securityQuestionRules = /* @__PURE__ */ (() =>
  z.extend(zSaveSecurityQuestionsBody, reauthenticationRules.shape))();
export const mfaRules = /* @__PURE__ */ (() =>
  z.extend(zSaveMfaBody, reauthenticationRules.shape))();

export type PasswordChange = z.infer<typeof zChangePasswordBody>;
export type SecurityQuestionsChange = z.infer<typeof zSaveSecurityQuestionsBody>;
export type MfaChange = z.infer<typeof zSaveMfaBody>;

/** A change of the permission to see the member's own claims: `memberId` is the other member's. */
export type FamilyAccessChange = z.infer<typeof zSaveFamilyAccessBody>;

export const changePassword = (userId: string, body: PasswordChange) =>
  member.write(
    'PUT /users/{userId}/password',
    zChangePasswordResponse,
    { params: { path: { userId } }, body },
    () => {},
  );

/**
 * Requests that another adult of the plan share their claims with the user; they get a message, and nothing else
 * changes.
 */
export const askForAccess = (userId: string, memberId: string) =>
  member.write(
    'POST /users/{userId}/access-requests',
    zRequestAccessResponse,
    { params: { path: { userId } }, body: { memberId } },
    () => {},
  );

/**
 * Saves the security questions. This and the next two writes return the settings as they are afterwards; `proof`
 * confirms the change.
 */
export const saveSecurityQuestions = (
  userId: string,
  proof: string,
  body: SecurityQuestionsChange,
) =>
  member.write(
    'PUT /users/{userId}/settings/security-questions',
    zSaveSecurityQuestionsResponse,
    { params: confirmedBy(userId, proof), body },
    (settings): UserSettings => settings,
  );

export const saveMfa = (userId: string, proof: string, body: MfaChange) =>
  member.write(
    'PUT /users/{userId}/settings/mfa',
    zSaveMfaResponse,
    { params: confirmedBy(userId, proof), body },
    (settings): UserSettings => settings,
  );

/** @param proof null for removing access, and where the insurer's service needs no proof */
export const saveFamilyAccess = (userId: string, proof: string | null, body: FamilyAccessChange) =>
  member.write(
    'PUT /users/{userId}/settings/family-access',
    zSaveFamilyAccessResponse,
    { params: confirmedIfOffered(userId, proof), body },
    (settings): UserSettings => settings,
  );

/** Deletes the account for good, and with it the access that other users were given through it. */
export const deleteAccount = (userId: string, proof: string) =>
  member.write(
    'DELETE /users/{userId}',
    zDeleteAccountResponse,
    { params: confirmedBy(userId, proof) },
    () => {},
  );
