import { expect, it, vi } from 'vitest';
import { saveCsv } from '#src/ui/browser/save-csv.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { downloadLines } from './download-lines.ts';

vi.mock('#src/ui/browser/save-csv.ts', () => ({ saveCsv: vi.fn() }));

it.each([
  ['its number', 'CLM-77', 'claim-CLM-77.csv'],
  ['its id where it has no number', null, 'claim-one.csv'],
])('exports the lines of a claim to a file named after %s', (_, claimNumber, name) => {
  downloadLines(familyClaim({ id: 'one', claimNumber }));
  expect(vi.mocked(saveCsv).mock.lastCall?.[1]).toBe(name);
});
