// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { datesWords as words } from '#content/deadlines.ts';
import { noRights } from '#src/domain/plan/rights.ts';
import { bundle, eob, patient, plan } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const open = (
  appeals: () => Response,
  covTermDate: string | null = null,
  resources: readonly object[] = [],
) =>
  openScreen(
    '/medical/dates',
    { ...plan, covTermDate },
    {
      rights: { ...noRights, claims: true },
      answer: (path) => {
        if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
        if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources });
        return path.endsWith('/appeal-deadlines') ? appeals() : null;
      },
    },
  );
const noAppeals = () => Response.json({ items: [], page: 1, pageSize: 50, total: 0 });

it.each([
  ['2026-11-01', true],
  ['2026-05-01', false],
])('says of a claim decided on %s that its deadline is left out: %s', async (day, isSaid) => {
  const { says, text } = await open(noAppeals, null, [eob('c1', { created: day })]);
  await says(words.none.ifComplete);
  expect(text().includes(words.leftOut)).toBe(isSaid);
  // Plans pay nothing of some of these claims, and their deadlines do come up.
  expect(text()).not.toMatch(/nothing is coming up|claims your plan paid/i);
});

it('says above the list that dates are missing', async () => {
  const failing = () => new Response(null, { status: 500 });
  const { findByRole, findByText } = await open(failing, '2099-12-31');
  const row = await findByText(/Your coverage ends/);
  const note = await findByRole('alert');
  expect(note.textContent).toContain(words.incomplete);
  expect(note.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
