// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { accountHelpWords } from '#content/account-help.ts';
import {
  claimLetterWords,
  appealReasons,
  appellants,
  appealWords,
} from '#content/claim-letters.ts';
import { chatWords } from '#content/chat.ts';
import { termsWords } from '#content/terms.ts';
import { appealRules } from '#src/api/calls/claims/claim-inquiries.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { limits } from '#src/domain/limits.ts';
import { PasscodeForm } from '#src/features/account-help/passcode-form.tsx';
import { LetterForm } from '#src/parts/letters/letter-form.tsx';
import { TermsDecision } from '#src/features/terms/terms-decision.tsx';
import { PortalContext } from '#src/portal/portal-context.ts';
import { ChatComposer } from '#src/shell/chat/chat-composer.tsx';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

/** Shows a part of a screen; returns its requests, which are never answered. */
function open(part: ReactNode): string[] {
  const sent: string[] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path, { method }) => {
      if (method === 'GET') return null;
      sent.push(`${method} ${path}`);
      return new Promise(() => {});
    },
  });
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: ['/login'] }));
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </QueryClientProvider>
    </PortalContext>,
  );
  return sent;
}

/** Clicks twice in one task: React renders nothing between the clicks. */
function clickTwice(name: string): void {
  const button = screen.getByRole('button', { name });
  for (let time = 0; time < 2; time += 1) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

/**
 * Waits a task: both clicks take the same steps in one task, so after the next one the second has sent all it would.
 */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sends a form of the kit once on two clicks', async () => {
  const send = vi.fn(() => new Promise<void>(() => {}));
  open(
    <LetterForm
      draft="appeal 1"
      letter={appealRules}
      choices={[
        {
          name: 'submittedBy',
          ...claimLetterWords.appeal.who,
          options: { member: appellants.member },
        },
        { name: 'reason', ...claimLetterWords.appeal.reason, options: appealReasons },
      ]}
      commentsLength={limits.appealLength}
      words={appealWords.form}
      send={send}
      onSent={() => {}}
      cancel={null}
    />,
  );
  for (const select of screen.getAllByRole('combobox')) {
    fireEvent.change(select, { target: { selectedIndex: 1 } });
  }
  type('It was an emergency.');
  clickTwice(appealWords.form.submit);
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
  await settled();
  expect(send).toHaveBeenCalledOnce();
});

it('requests another passcode once on two clicks', async () => {
  const sent = open(
    <PasscodeForm
      request={{
        username: 'maria',
        dateOfBirth: '1984-03-12',
        channel: 'email',
      }}
      passcodeId="p-1"
      onAccepted={() => {}}
      onExceeded={() => {}}
      onChange={() => {}}
    />,
  );
  clickTwice(accountHelpWords.passcode.sendNew);
  await settled();
  expect(sent).toEqual(['POST /api/member/public/account-help/passcodes']);
});

it('sends the acceptance of the terms once on two clicks', async () => {
  const sent = open(<TermsDecision takeReturnAddress={() => null} />);
  clickTwice(termsWords.accept);
  await settled();
  expect(sent).toHaveLength(1);
});

it('sends a chat message once on two clicks', () => {
  const send = vi.fn<(text: string) => void>();
  open(<ChatComposer chat={{ send, typing: () => {} }} isFirst />);
  type('Good morning');
  clickTwice(chatWords.composer.send);
  expect(send.mock.calls).toEqual([['Good morning']]);
});
