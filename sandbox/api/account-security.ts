import { zChangePasswordBody } from '#generated/member/validators/zChangePasswordBody.ts';
import { zChangePasswordPath } from '#generated/member/validators/zChangePasswordPath.ts';
import { zDeleteAccountHeaders } from '#generated/member/validators/zDeleteAccountHeaders.ts';
import { zDeleteAccountPath } from '#generated/member/validators/zDeleteAccountPath.ts';
import { zEndSessionsHeaders } from '#generated/member/validators/zEndSessionsHeaders.ts';
import { zEndSessionsPath } from '#generated/member/validators/zEndSessionsPath.ts';
import { zListSessionsPath } from '#generated/member/validators/zListSessionsPath.ts';
import { zReauthenticateBody } from '#generated/member/validators/zReauthenticateBody.ts';
import { zReauthenticatePath } from '#generated/member/validators/zReauthenticatePath.ts';
import { zSaveFamilyAccessBody } from '#generated/member/validators/zSaveFamilyAccessBody.ts';
import { zSaveFamilyAccessHeaders } from '#generated/member/validators/zSaveFamilyAccessHeaders.ts';
import { zSaveFamilyAccessPath } from '#generated/member/validators/zSaveFamilyAccessPath.ts';
import { zSaveMfaBody } from '#generated/member/validators/zSaveMfaBody.ts';
import { zSaveMfaHeaders } from '#generated/member/validators/zSaveMfaHeaders.ts';
import { zSaveMfaPath } from '#generated/member/validators/zSaveMfaPath.ts';
import { zSaveSecurityQuestionsBody } from '#generated/member/validators/zSaveSecurityQuestionsBody.ts';
import { zSaveSecurityQuestionsHeaders } from '#generated/member/validators/zSaveSecurityQuestionsHeaders.ts';
import { zSaveSecurityQuestionsPath } from '#generated/member/validators/zSaveSecurityQuestionsPath.ts';
import { passwordRefusals, unmetPasswordRules } from '#src/domain/people/password-rules.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Grants } from '../identity/grants.ts';
import { deviceOf } from '../identity/device.ts';
import type { DataSharingStore } from '../data-sharing.ts';
import type { HealthLinks } from '../health-links.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { Passcodes } from '../passcodes.ts';
import type { PasswordResets } from '../password-resets.ts';
import type { Reauthentication } from '../reauthentication.ts';
import type { Registrations } from '../registrations.ts';
import type { SecretAnswers } from '../secret-answers.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { invalid } from './refusal.ts';
import type { SettingsStore } from './settings.ts';

/** The operations on account security, family access, and the deletion of the account. */
export function accountSecurityOperations(parts: {
  world: World;
  accounts: Accounts;
  grants: Grants;
  settings: SettingsStore;
  registrations: Registrations;
  secretAnswers: SecretAnswers;
  passcodes: Passcodes;
  resets: PasswordResets;
  reauthentication: Reauthentication;
  notices: AccountNotices;
  healthLinks: HealthLinks;
  dataSharing: DataSharingStore;
}): readonly Operation[] {
  const { world, accounts, grants, settings, registrations, secretAnswers } = parts;
  const { reauthentication, notices } = parts;

  return [
    memberOperation('reauthenticate', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zReauthenticatePath).userId, user);
      const { currentPassword } = await incoming.body(zReauthenticateBody);
      return { status: 201 as const, body: reauthentication.begin(signedIn, currentPassword) };
    }),

    memberOperation('changePassword', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zChangePasswordPath).userId, user);
      const { currentPassword, newPassword } = await incoming.body(zChangePasswordBody);
      reauthentication.checkPassword(signedIn, currentPassword);
      checkNewPassword(newPassword, { username: user.userName, currentPassword });
      accounts.changePassword(user.userName, newPassword, signedIn.grantId);
      // Permissions granted to a user who knew the old password end.
      reauthentication.end(user.userName);
      parts.resets.endOf(user.userName);
      parts.passcodes.expire(user.userName);
      notices.tell(user, 'password');
      return { status: 204 as const };
    }),

    memberOperation('saveSecurityQuestions', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zSaveSecurityQuestionsPath).userId, user);
      const { questions } = await incoming.body(zSaveSecurityQuestionsBody);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zSaveSecurityQuestionsHeaders)['Reauthentication-Proof'],
      );
      const { securityQuestionChoices } = settings.read(user);
      const chosen = questions.map(({ questionId, answer }, index) => {
        const question = securityQuestionChoices.find((choice) => choice.questionId === questionId);
        const isTwice =
          questions.findIndex((sentQuestion) => sentQuestion.questionId === questionId) < index;
        const field = `questions.${String(index)}`;
        if (question === undefined || isTwice) {
          throw rejected(`${field}.questionId`, 'notAllowed', 'Choose two different questions.');
        }
        if (answer.trim() === '') throw rejected(`${field}.answer`, 'required', 'Enter an answer.');
        return question;
      });
      secretAnswers.save(user.userName, questions);
      notices.tell(user, 'questions');
      return ok(settings.change(user, { securityQuestions: chosen }));
    }),

    memberOperation('saveMfa', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zSaveMfaPath).userId, user);
      const mfa = await incoming.body(zSaveMfaBody);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zSaveMfaHeaders)['Reauthentication-Proof'],
      );
      const { phone, email } = settings.read(user);
      if (mfa.enabled && (mfa.channel === 'text' ? phone : email) === null) {
        throw rejected(
          'channel',
          'notAllowed',
          mfa.channel === 'text'
            ? 'Add a mobile phone number first.'
            : 'Add an email address first.',
        );
      }
      const saved = settings.change(user, { mfa });
      notices.tell(user, 'mfa');
      return ok(saved);
    }),

    memberOperation('listSessions', (incoming, user, { grantId }) => {
      ownOnly(incoming.path(zListSessionsPath).userId, user);
      return ok({
        items: grants.sessionsOf(user.userName).map(({ userAgent, ...session }) => ({
          startedAt: session.startedAt,
          lastUsedAt: session.lastUsedAt,
          ...deviceOf(userAgent),
          isCurrent: session.grantId === grantId,
        })),
      });
    }),

    memberOperation('endSessions', (incoming, user, signedIn) => {
      ownOnly(incoming.path(zEndSessionsPath).userId, user);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zEndSessionsHeaders)['Reauthentication-Proof'],
      );
      grants.endSessions(user.userName);
      reauthentication.end(user.userName);
      notices.tell(user, 'signedOut');
      return { status: 204 as const };
    }),

    memberOperation('saveFamilyAccess', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zSaveFamilyAccessPath).userId, user);
      const { memberId, canSeeMyClaims } = await incoming.body(zSaveFamilyAccessBody);
      const { familyAccess, familyAccessLog } = settings.read(user);
      const entry = familyAccess.find((access) => access.memberId === memberId);
      const viewer = world.personOf(memberId);
      if (entry?.allowed !== true || viewer === undefined) {
        throw rejected('memberId', 'notAllowed', 'You can’t change family access for this member.');
      }
      // Access given already stays as it was given: two requests change it once.
      if (entry.canSeeMyClaims === canSeeMyClaims) return ok(settings.read(user));
      if (canSeeMyClaims) {
        reauthentication.confirm(
          signedIn,
          incoming.headers(zSaveFamilyAccessHeaders)['Reauthentication-Proof'],
        );
      }
      const at = new Date().toISOString();
      if (canSeeMyClaims) world.familyAccess.give(user.person, viewer, at);
      else world.familyAccess.takeBack(user.person, viewer);
      const { firstName } = entry;
      notices.tellOfAccess(user, firstName, canSeeMyClaims);
      return ok(
        settings.change(user, {
          familyAccessLog: [{ at, memberId, firstName, canSeeMyClaims }, ...familyAccessLog],
        }),
      );
    }),

    memberOperation('deleteAccount', (incoming, user, signedIn) => {
      ownOnly(incoming.path(zDeleteAccountPath).userId, user);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zDeleteAccountHeaders)['Reauthentication-Proof'],
      );
      notices.tell(user, 'deleted');
      parts.healthLinks.endOf({
        userName: user.userName,
        memberIds: world.membershipsOf(user).map(({ member }) => member.memberId),
      });
      parts.dataSharing.forget(user.userName);
      world.familyAccess.forget(user.person);
      settings.keepFamilyAccess();
      settings.forget(user);
      secretAnswers.forget(user.userName);
      reauthentication.end(user.userName);
      // The user name may be taken by another person next.
      parts.resets.endOf(user.userName);
      parts.passcodes.expire(user.userName);
      registrations.end(user.userName);
      return { status: 204 as const };
    }),
  ];
}

/** Passwords on lists of stolen ones, although they break no rule. */
const stolen = ['Password1!', 'Welcome1!', 'Qwerty123!'];

/** @throws {Refusal} 422 */
function checkNewPassword(
  password: string,
  beside: { username: string; currentPassword: string },
): void {
  if (unmetPasswordRules(password).length > 0) {
    throw rejected('newPassword', 'REG-0009', 'The password does not meet the requirements.');
  }
  const refusals = passwordRefusals(password, beside);
  if (refusals.length > 0) {
    throw rejected(
      'newPassword',
      refusals.includes('same-as-current') ? 'CHP-0009' : 'CHP-0012',
      'This password cannot be accepted. Please choose another one.',
    );
  }
  if (stolen.includes(password)) {
    throw rejected(
      'newPassword',
      'notAllowed',
      'This password is on a list of stolen passwords. Please choose another one.',
    );
  }
}

const rejected = (field: string, code: string, message: string) =>
  invalid([{ field, code, message }]);
