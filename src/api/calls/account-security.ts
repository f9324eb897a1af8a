import type { z } from 'zod/mini';
import {
  zChangePasswordBody,
  zChangePasswordResponse,
  zDeleteAccountResponse,
  zSaveFamilyAccessBody,
  zSaveFamilyAccessResponse,
  zSaveMfaBody,
  zSaveMfaResponse,
  zSaveSecurityQuestionsBody,
  zSaveSecurityQuestionsResponse,
} from '#generated/member/zod.gen.ts';
import { member } from '../call.ts';
import type { UserSettings } from './user-settings.ts';

/** What the API takes of each change. */
export const passwordChangeRules = zChangePasswordBody;
export const securityQuestionRules = zSaveSecurityQuestionsBody;
export const mfaRules = zSaveMfaBody;

export type PasswordChange = z.infer<typeof zChangePasswordBody>;
export type SecurityQuestionsChange = z.infer<typeof zSaveSecurityQuestionsBody>;
export type MfaChange = z.infer<typeof zSaveMfaBody>;

/** Whose are the member's own claims to see: `memberId` is the other member's. */
export type FamilyAccessChange = z.infer<typeof zSaveFamilyAccessBody>;

export const changePassword = (userId: string, body: PasswordChange) =>
  member.write(
    'PUT /users/{userId}/password',
    zChangePasswordResponse,
    { params: { path: { userId } }, body },
    () => {},
  );

/** The next three answer the settings as they are afterwards. */
export const saveSecurityQuestions = (userId: string, body: SecurityQuestionsChange) =>
  member.write(
    'PUT /users/{userId}/settings/security-questions',
    zSaveSecurityQuestionsResponse,
    { params: { path: { userId } }, body },
    (settings): UserSettings => settings,
  );

export const saveMfa = (userId: string, body: MfaChange) =>
  member.write(
    'PUT /users/{userId}/settings/mfa',
    zSaveMfaResponse,
    { params: { path: { userId } }, body },
    (settings): UserSettings => settings,
  );

export const saveFamilyAccess = (userId: string, body: FamilyAccessChange) =>
  member.write(
    'PUT /users/{userId}/settings/family-access',
    zSaveFamilyAccessResponse,
    { params: { path: { userId } }, body },
    (settings): UserSettings => settings,
  );

/** Deletes the account for good, and with it the access that others were given through it. */
export const deleteAccount = (userId: string) =>
  member.write(
    'DELETE /users/{userId}',
    zDeleteAccountResponse,
    { params: { path: { userId } } },
    () => {},
  );
