// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { datesWords as words } from '#content/deadlines.ts';
import { noRights } from '#src/domain/plan/rights.ts';
import { bundle, patient, plan } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const open = (appeals: () => Response, covTermDate: string | null = null) =>
  openScreen(
    '/medical/dates',
    { ...plan, covTermDate },
    {
      rights: { ...noRights, claims: true },
      answer: (path) => {
        if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
        if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources: [] });
        return path.endsWith('/appeal-deadlines') ? appeals() : null;
      },
    },
  );
const noAppeals = () => Response.json({ items: [], page: 1, pageSize: 50, total: 0 });

it('says of an empty list only what is true beside the deadlines that it leaves out', async () => {
  const { says, text } = await open(noAppeals);
  await says(words.none.ifComplete);
  await says(words.leftOut);
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
