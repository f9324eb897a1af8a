// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fold } from './fold.tsx';

const print = (event: 'beforeprint' | 'afterprint') => {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
};

it('opens for print, and is restored afterwards', async () => {
  const { getByRole, getByText } = render(<Fold title="Other networks">Harbor</Fold>);
  const fold = getByRole('group');
  expect(fold).toHaveProperty('open', false);
  print('beforeprint');
  expect(fold).toHaveProperty('open', true);
  print('afterprint');
  expect(fold).toHaveProperty('open', false);
  getByText('Other networks').click();
  await waitFor(() => expect(fold).toHaveProperty('open', true));
  print('beforeprint');
  print('afterprint');
  expect(fold).toHaveProperty('open', true);
});
