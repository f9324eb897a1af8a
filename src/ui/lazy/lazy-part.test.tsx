// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const shown = (Part: ReturnType<typeof lazyPart<{ name: string }>>) =>
  render(
    <Suspense fallback="Loading…">
      <Part name="Maria" />
    </Suspense>,
  );
const hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('loads when it first renders', async () => {
  shown(lazyPart(() => Promise.resolve(hello)));
  expect(screen.getByText('Loading…')).toBeDefined();
  expect(await screen.findByText('Hello Maria')).toBeDefined();
});

it('renders at once, without its fallback, if it was preloaded', async () => {
  const part = lazyPart(() => Promise.resolve(hello));
  part.preload();
  await act(() => Promise.resolve());
  shown(part);
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(screen.getByText('Hello Maria')).toBeDefined();
});

it('renders nothing if its code cannot be fetched, and a preload reports no failure', async () => {
  const part = lazyPart<{ name: string }>(() => Promise.reject(new Error('offline')));
  part.preload();
  const { container } = shown(part);
  await expect.poll(() => container.textContent).toBe('');
});
