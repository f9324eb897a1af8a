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

it('is loaded when it is first shown', async () => {
  shown(lazyPart(() => Promise.resolve(hello)));
  expect(screen.getByText('Loading…')).toBeDefined();
  expect(await screen.findByText('Hello Maria')).toBeDefined();
});

it('is shown at once, without its fallback, where it was loaded before', async () => {
  const part = lazyPart(() => Promise.resolve(hello));
  part.preload();
  await act(() => Promise.resolve());
  shown(part);
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(screen.getByText('Hello Maria')).toBeDefined();
});

it('is nothing where its code cannot be fetched, and a preload says nothing of it', async () => {
  const part = lazyPart<{ name: string }>(() => Promise.reject(new Error('offline')));
  part.preload();
  const { container } = shown(part);
  await expect.poll(() => container.textContent).toBe('');
});
