// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  appealWords,
  appealReasons,
  appellants,
  claimLetterWords,
} from '#content/claim-letters.ts';
import { appealRules, type NewAppeal } from '#src/api/calls/claims/claim-inquiries.ts';
import { limits } from '#src/domain/limits.ts';
import { PortalContext } from '#src/portal/portal-context.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { LetterForm } from './letter-form.tsx';

const { who, reason } = claimLetterWords.appeal;
const send = vi.fn<(letter: NewAppeal) => Promise<void>>().mockResolvedValue();

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  render(
    <PortalContext value={createTestPortal({ session: signedInStorage() }).portal}>
      <QueryClientProvider client={new QueryClient()}>
        <LetterForm
          draft="appeal 1"
          letter={appealRules}
          choices={[
            { name: 'submittedBy', ...who, options: { member: appellants.member } },
            { name: 'reason', ...reason, options: appealReasons },
          ]}
          commentsLength={limits.appealLength}
          words={appealWords.form}
          send={send}
          onSent={() => {}}
          cancel={null}
        />
      </QueryClientProvider>
    </PortalContext>,
  );
});

const summary = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

function submit(comments: string, choose = true) {
  for (const select of screen.getAllByRole('combobox')) {
    fireEvent.change(select, { target: { selectedIndex: choose ? 1 : 0 } });
  }
  fireEvent.change(screen.getByRole('textbox'), { target: { value: comments } });
  fireEvent.click(screen.getByRole('button', { name: appealWords.form.submit }));
}

it('sends trimmed values that the API accepts', async () => {
  submit('  It was an emergency. ');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toEqual({
    submittedBy: 'member',
    reason: Object.keys(appealReasons)[0],
    comments: 'It was an emergency.',
  });
});

it('reports everything that is missing, from top to bottom', async () => {
  submit('  ', false);
  await vi.waitFor(() =>
    expect(summary()).toEqual([who.problem, reason.problem, appealWords.form.commentsProblem]),
  );
  expect(send).not.toHaveBeenCalled();
});

it('states the maximum length of a text', async () => {
  submit('x'.repeat(limits.appealLength + 1));
  await vi.waitFor(() => expect(summary()).toEqual([claimLetterWords.form.tooLong('4,000')]));
  expect(send).not.toHaveBeenCalled();
});
