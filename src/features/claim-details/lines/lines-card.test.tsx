// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { claimLine, familyClaim } from '#tests/support/claims.ts';
import { LinesCard } from './lines-card.tsx';

const records = 'We asked the provider for records and didn’t receive them.';
const coded = 'The service was coded again.';

it('lists the notes of lines, except those shown as the reason for a denial', () => {
  const claim = familyClaim({
    lines: [
      claimLine({ service: 'Imaging', denialReasons: ['Records missing'], noteNumbers: [1] }),
      claimLine({ sequence: 2, service: 'Imaging', noteNumbers: [2] }),
    ],
    notes: [
      { number: 1, text: records },
      { number: 2, text: coded },
    ],
  });
  render(<LinesCard claim={claim} nextStep={rowOf(claim).nextStep} />);
  expect(screen.getAllByText(new RegExp(records.slice(0, -1)))).toHaveLength(1);
  expect(screen.getByText(coded).closest('li')).not.toBeNull();
  expect(document.body.textContent).toContain('Note 2');
  expect(document.body.textContent).not.toContain('Note 1');
});
