import {
  zChangePasswordBody,
  zChangePasswordPath,
  zDeleteAccountPath,
  zSaveFamilyAccessBody,
  zSaveFamilyAccessPath,
  zSaveMfaBody,
  zSaveMfaPath,
  zSaveSecurityQuestionsBody,
  zSaveSecurityQuestionsPath,
} from '#generated/member/zod.gen.ts';
import { passwordRefusals, unmetPasswordRules } from '#src/domain/password-rules.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Outbox } from '../outbox.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Registrations } from '../registrations.ts';
import type { SecretAnswers } from '../secret-answers.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { invalid } from './refusal.ts';
import type { SettingsStore } from './settings.ts';

/** What keeps an account safe, who may see what is in it, and its end. */
export function accountSecurityOperations(parts: {
  world: World;
  accounts: Accounts;
  settings: SettingsStore;
  registrations: Registrations;
  secretAnswers: SecretAnswers;
  outbox: Outbox;
  rateLimits: RateLimits;
}): readonly Operation[] {
  const { world, accounts, settings, registrations, secretAnswers, outbox, rateLimits } = parts;

  /** @throws {Refusal} 422, and 429 for who guesses */
  const checkCurrentPassword = (user: User, password: string): Promise<void> =>
    rateLimits.takeFailures('password', [user.userName], () => {
      if (accounts.hasPassword(user.userName, password)) return;
      throw rejected('currentPassword', 'CHP-0010', 'This is not your current password.');
    });

  return [
    memberOperation('changePassword', async (incoming, user) => {
      ownOnly(incoming.path(zChangePasswordPath).userId, user);
      const { currentPassword, newPassword } = await incoming.body(zChangePasswordBody);
      await checkCurrentPassword(user, currentPassword);
      checkNewPassword(newPassword, { username: user.userName, currentPassword });
      accounts.savePassword(user.userName, newPassword);
      outbox.send(user.userName, 'email', 'Your password was changed. Was it not you? Call us.');
      return { status: 204 as const };
    }),

    memberOperation('saveSecurityQuestions', async (incoming, user) => {
      ownOnly(incoming.path(zSaveSecurityQuestionsPath).userId, user);
      const { currentPassword, questions } = await incoming.body(zSaveSecurityQuestionsBody);
      await checkCurrentPassword(user, currentPassword);
      const { securityQuestionChoices } = settings.read(user);
      const chosen = questions.map(({ questionId, answer }, place) => {
        const question = securityQuestionChoices.find((one) => one.questionId === questionId);
        const isTwice = questions.findIndex((one) => one.questionId === questionId) < place;
        const field = `questions.${String(place)}`;
        if (question === undefined || isTwice) {
          throw rejected(`${field}.questionId`, 'notAllowed', 'Choose two different questions.');
        }
        if (answer.trim() === '') throw rejected(`${field}.answer`, 'required', 'Enter an answer.');
        return question;
      });
      secretAnswers.save(user.userName, questions);
      return ok(settings.change(user, { securityQuestions: chosen }));
    }),

    memberOperation('saveMfa', async (incoming, user) => {
      ownOnly(incoming.path(zSaveMfaPath).userId, user);
      const mfa = await incoming.body(zSaveMfaBody);
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
      return ok(settings.change(user, { mfa }));
    }),

    memberOperation('saveFamilyAccess', async (incoming, user) => {
      ownOnly(incoming.path(zSaveFamilyAccessPath).userId, user);
      const { memberId, canSeeMyClaims } = await incoming.body(zSaveFamilyAccessBody);
      const { familyAccess, familyAccessLog } = settings.read(user);
      const entry = familyAccess.find((one) => one.memberId === memberId);
      const viewer = world.personOf(memberId);
      if (entry?.allowed !== true || viewer === undefined) {
        throw rejected('memberId', 'notAllowed', 'You can’t change family access for this member.');
      }
      // What is given already stays as it was given: asked twice is changed once.
      if (entry.canSeeMyClaims === canSeeMyClaims) return ok(settings.read(user));
      const at = new Date().toISOString();
      if (canSeeMyClaims) world.familyAccess.give(user.person, viewer, at);
      else world.familyAccess.takeBack(user.person, viewer);
      const { firstName } = entry;
      return ok(
        settings.change(user, {
          familyAccessLog: [{ at, memberId, firstName, canSeeMyClaims }, ...familyAccessLog],
        }),
      );
    }),

    memberOperation('deleteAccount', (incoming, user) => {
      ownOnly(incoming.path(zDeleteAccountPath).userId, user);
      world.familyAccess.forget(user.person);
      settings.forget(user);
      secretAnswers.forget(user.userName);
      outbox.send(user.userName, 'email', 'Your account was deleted. Was it not you? Call us.');
      registrations.end(user.userName);
      return { status: 204 as const };
    }),
  ];
}

/** On lists of stolen passwords, though by the rules nothing is wrong with them. */
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
