// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExportActions } from './export-actions.tsx';

it.each([
  [2, ['Download CSV: 2 claims', 'Print list: 2 claims']],
  [0, []],
])('offers to download and print a list of %i rows', (total, names) => {
  render(<ExportActions total={total} noun={['claim', 'claims']} onDownload={() => {}} />);
  expect(
    screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label')),
  ).toEqual(names);
});
