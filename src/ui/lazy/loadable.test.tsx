// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { errorCodes, type ErrorCode } from '#src/domain/error-codes.ts';
import { LoadFailure } from './loadable.tsx';

/** Failures that are only logged (product rule 8.2). */
const onlyLogged: ErrorCode[] = ['BP-FA-004', 'BP-FA-006'];

it.each(errorCodes)('a part that failed with %s can be asked for again', (code) => {
  const container = document.createElement('div');
  const retry = vi.fn();
  const root = createRoot(container);
  flushSync(() => root.render(<LoadFailure error={{ code }} onRetry={retry} />));
  expect(container.querySelector('[role=alert] p')?.textContent).toMatch(/is not available now/);
  container.querySelector('button')?.click();
  expect(retry).toHaveBeenCalledOnce();
  const shown = container.textContent.includes(code);
  expect(shown, 'whether the code is shown').toBe(!onlyLogged.includes(code));
  expect(container.textContent.includes('Error code')).toBe(shown);
  root.unmount();
});
