import { zCheckPasscodeBody } from '#generated/member/validators/zCheckPasscodeBody.ts';
import { zRecoverUsernameBody } from '#generated/member/validators/zRecoverUsernameBody.ts';
import { zResetPasswordBody } from '#generated/member/validators/zResetPasswordBody.ts';
import { zSendPasscodeBody } from '#generated/member/validators/zSendPasscodeBody.ts';
import { passwordRefusals, unmetPasswordRules } from '#src/domain/people/password-rules.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Outbox } from '../outbox.ts';
import type { AccountNotices } from '../account-notices.ts';
import { plain } from '../plain-text.ts';
import { passcodeLetter, type Passcodes } from '../passcodes.ts';
import type { PasswordResets } from '../password-resets.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { SecretAnswers } from '../secret-answers.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { ok, publicOperation, type Operation } from './operation.ts';
import { invalid, Refusal } from './refusal.ts';
import type { SettingsStore } from './settings.ts';

/** The operations that help a user who cannot sign in. No response reveals whether an account exists. */
export function accountHelpOperations(parts: {
  world: World;
  accounts: Accounts;
  settings: SettingsStore;
  passcodes: Passcodes;
  resets: PasswordResets;
  secretAnswers: SecretAnswers;
  outbox: Outbox;
  rateLimits: RateLimits;
  notices: AccountNotices;
}): readonly Operation[] {
  const { world, accounts, settings, passcodes, resets, secretAnswers, outbox, rateLimits } = parts;

  const questionsOf = (userName: string) => {
    const user = world.userNamed(userName);
    return user === undefined ? [] : settings.read(user).securityQuestions;
  };
  const isAnswered = (userName: string, answers: readonly string[]): boolean => {
    const questions = questionsOf(userName);
    return (
      questions.length === answers.length &&
      questions.every(({ questionId }, index) =>
        secretAnswers.isRight(userName, questionId, answers[index] ?? ''),
      )
    );
  };

  return [
    publicOperation('recoverUsername', async (incoming) => {
      const request = await incoming.body(zRecoverUsernameBody);
      rateLimits.take('username', [
        `member ${plain(request.memberId)}`,
        `email ${plain(request.email)}`,
      ]);
      for (const user of usersBornOn(world, request.dateOfBirth)) {
        const isMember = world
          .membershipsOf(user)
          .some(({ member }) => isSameText(member.memberId, request.memberId));
        const { email } = settings.read(user);
        if (isMember && email !== null && isSameText(email, request.email)) {
          outbox.send(user.userName, 'email', `Your username is ${user.userName}.`);
        }
      }
      return { status: 204 as const };
    }),

    publicOperation('sendPasscode', async (incoming) => {
      const { username, dateOfBirth, channel } = await incoming.body(zSendPasscodeBody);
      const user = usersBornOn(world, dateOfBirth).find((candidate) =>
        isSameText(candidate.userName, username),
      );
      const askedFor = `${plain(username)} ${dateOfBirth}`;
      const { passcodeId, passcode, expiresAt } = passcodes.begin({
        askedFor,
        account: username,
        userName: user?.userName ?? null,
      });
      const address = user && settings.read(user)[channel === 'text' ? 'phone' : 'email'];
      if (user && address) {
        outbox.send(user.userName, channel, passcodeLetter(passcode));
      }
      return { status: 201 as const, body: { passcodeId, expiresAt } };
    }),

    publicOperation('checkPasscode', async (incoming) => {
      const { passcodeId, passcode } = await incoming.body(zCheckPasscodeBody);
      const outcome = passcodes.check(passcodeId, passcode);
      if (outcome.result === 'expired') throw refused('OPT-0003', 'This passcode has expired.');
      if (outcome.result !== 'accepted') return ok(outcome);
      const { userName, ...answer } = outcome;
      const resetToken = resets.allow(userName);
      return ok({ ...answer, resetToken, securityQuestions: questionsOf(userName) });
    }),

    publicOperation('resetPassword', async (incoming) => {
      const request = await incoming.body(zResetPasswordBody);
      const userName = resets.userNameOf(request.resetToken);
      if (userName === undefined) throw refused('RES-0009', 'This reset is no longer valid.');
      rateLimits.guess('secretAnswers', [`account ${plain(userName)}`], () => {
        if (isAnswered(userName, [request.secretAnswer1, request.secretAnswer2])) return;
        resets.answeredWrong(request.resetToken);
        throw resets.userNameOf(request.resetToken) === undefined
          ? refused('RES-0009', 'This reset is no longer valid.')
          : refused('RES-0006', 'The answers do not match our records.');
      });
      checkNewPassword(request.newPassword, userName, accounts);
      accounts.resetPassword(userName, request.newPassword);
      resets.endOf(userName);
      // A sign-in with the old password may be waiting for its passcode.
      passcodes.expire(userName);
      const user = world.userNamed(userName);
      if (user !== undefined) parts.notices.tell(user, 'password');
      return { status: 204 as const };
    }),
  ];
}

/** @throws {Refusal} 422 */
function checkNewPassword(password: string, userName: string, accounts: Accounts): void {
  const refusal = (code: string, message: string) =>
    invalid([{ field: 'newPassword', code, message }]);
  if (
    unmetPasswordRules(password).length > 0 ||
    passwordRefusals(password, { username: userName }).length > 0
  ) {
    throw refusal('RES-0012', 'This password cannot be accepted. Please choose another one.');
  }
  if (accounts.hasPassword(userName, password)) {
    throw refusal('CHP-0009', 'Choose a new password that is different from your current one.');
  }
}

const refused = (code: string, detail: string): Refusal =>
  new Refusal(422, { title: 'Unprocessable Content', code, detail });

function usersBornOn(world: World, birthDate: string): readonly User[] {
  return world.everyUser().filter(({ person }) => person.birthDate === birthDate);
}

function isSameText(a: string, b: string): boolean {
  return b !== '' && plain(a) === plain(b);
}
