// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { statements } from '#src/api/calls/payments/payments.ts';
import { PortalContext } from '#src/portal/portal-context.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';
import { AnswerPages, useAnswerPage } from './answer-pages.tsx';

const words = {
  none: { ifComplete: 'None yet' },
  onPage: 'None on this page',
  noun: ['statement', 'statements'],
  pages: 'Pages',
} as const;

function List({ contractId, page }: { contractId: string; page: number }) {
  const query = useAnswerPage(statements(contractId, page));
  return (
    <AnswerPages {...{ query, words }} skeleton={<p>Loading</p>} onPage={() => {}}>
      {(items) => <p>{items.map(({ id }) => id).join()}</p>}
    </AnswerPages>
  );
}

const sent = (id: string) => ({
  statementId: id,
  documentId: 'd',
  issuedOn: '2026-10-01',
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  amountDue: { amount: 100, currency: 'USD' },
});

/** @param answers by contract and page; any other request is never answered */
function open(answers: Record<string, { items: object[]; total?: number }>) {
  const { portal } = createTestPortal({
    session: planStorage(planOf('Medical')),
    answer: (path, request) => {
      const [, contract = ''] = /contracts\/(\w+)\//.exec(path) ?? [];
      const answer = answers[`${contract} ${new URL(request.url).searchParams.get('page')}`];
      return answer ? Response.json({ page: 1, pageSize: 12, ...answer }) : new Promise(() => {});
    },
  });
  const { container, rerender } = render(null);
  return {
    text: () => container.textContent,
    show: (contractId: string, page: number) =>
      rerender(
        <PortalContext value={portal}>
          <QueryClientProvider client={portal.queryClient}>
            <List {...{ contractId, page }} />
          </QueryClientProvider>
        </PortalContext>,
      ),
  };
}

it('shows a page until the next one of its list has loaded, with its position', async () => {
  const { show, text } = open({ 'c1 1': { items: [sent('s1')], total: 99 } });
  show('c1', 1);
  await expect.poll(text).toContain('s1');
  show('c1', 2);
  expect(text()).toContain('s1');
  expect(text()).toMatch(/^Showing 1–\d+ of 99 statements/);
});

it('never shows a page of another list', async () => {
  const { show, text } = open({ 'c1 1': { items: [sent('s1')], total: 99 } });
  show('c1', 1);
  await expect.poll(text).toContain('s1');
  show('c2', 1);
  expect(text()).toBe('Loading');
});

it.each([
  ['nothing at all', 1, { items: [], total: 0 }, 'None yet'],
  ['nothing at all, and no count', 1, { items: [] }, 'None yet'],
  ['a page past the end', 3, { items: [], total: 2 }, 'None on this page'],
  [
    'a count below what was sent',
    1,
    { items: [sent('a'), sent('b')], total: 1 },
    'of 2 statements',
  ],
  ['no count', 1, { items: [sent('a')] }, 'Showing 1 of 1 statement'],
])('%s', async (_, page, answer, expected) => {
  const { show, text } = open({ [`c1 ${page}`]: answer });
  show('c1', page);
  await expect.poll(text).toContain(expected);
});
