// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notice } from './notice.tsx';

it('takes the focus if it replaces the pressed button', async () => {
  render(
    <Notice tone="success" takesFocus>
      Saved
    </Notice>,
  );
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('status'));
  expect(document.activeElement?.textContent).toContain('Saved');
});

it('leaves the focus alone otherwise, and announces an error at once', async () => {
  render(<Notice tone="error">Not saved</Notice>);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('alert').hasAttribute('tabindex')).toBe(false);
});
