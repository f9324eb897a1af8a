// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { errorCodes, type ErrorCode } from '#src/domain/error-codes.ts';
import { LoadFailure } from './loadable.tsx';

/** Failures that are only logged (product rule 8.2). */
const onlyLogged: ErrorCode[] = ['BP-FA-004', 'BP-FA-006'];

it.each(errorCodes)('a part that failed with %s can be retried', async (code) => {
  const retry = vi.fn();
  const { container } = render(<LoadFailure error={{ code }} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toMatch(/isn’t available right now/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  const shown = container.textContent.includes(code);
  expect(shown, 'whether the code is shown').toBe(!onlyLogged.includes(code));
  expect(container.textContent.includes('Error code')).toBe(shown);
});
