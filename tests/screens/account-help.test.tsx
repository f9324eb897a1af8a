// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { accountHelpWords } from '#content/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const { details, passcode, password, done } = accountHelpWords;
const questions = ['Your first pet?', 'The city of your birth?'];

const refused = (code: string) =>
  Response.json({ type: 'about:blank', title: 'No', status: 422, code }, { status: 422 });

/** Asks for a passcode and types it; the rest is what the service answers then. */
async function typePasscode(questionTexts: readonly string[], reset: () => Response) {
  const screen = await openScreen('/account-help?topic=password', planOf('Medical'), {
    session: memoryStorage(),
    answer: (path) => {
      if (path.endsWith('/passcodes')) {
        return Response.json({ passcodeId: 'otp-1', expiresAt: '2026-11-21T09:10:00Z' });
      }
      if (path.endsWith('/verifications')) {
        const securityQuestions = questionTexts.map((question, at) => ({
          questionId: `q${at}`,
          question,
        }));
        return Response.json({ result: 'accepted', resetToken: 'reset-1', securityQuestions });
      }
      return path.endsWith('/passwords') ? reset() : null;
    },
  });
  await screen.type(details.username, 'maria');
  await screen.type(accountHelpWords.username.dateOfBirth, '03/14/1984');
  await screen.user.click(screen.getByLabelText(details.channels.email));
  await screen.press(details.submit);
  await screen.type(passcode.label, '482913');
  await screen.press(passcode.submit);
  return screen;
}

it('saves a new password after wrong answers are corrected', async () => {
  const answers = [refused('RES-0006'), new Response(null, { status: 204 })];
  const { type, press, says, text } = await typePasscode(
    questions,
    () => answers.shift() ?? refused('RES-0009'),
  );
  await type(questions[0] ?? '', 'Rex');
  await type(questions[1] ?? '', 'Marlow');
  await type(password.newPassword, 'Blue-Heron-2026!');
  await press(password.submit);
  await says(message('RES-0006'));
  expect(text()).toContain(password.title);
  await press(password.submit);
  await says(done.title);
});

it('refers a member with too few questions to member services', async () => {
  const { says, text } = await typePasscode(questions.slice(0, 1), () => refused('RES-0006'));
  await says('Contact us');
  expect(text()).not.toContain(password.title);
});
