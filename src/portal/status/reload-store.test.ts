import { expect, it } from 'vitest';
import { createReloadStore } from './reload-store.ts';

const dashboard = { href: '/medical/dashboard' };
const documents = { href: '/medical/documents' };

it('leads back to the last screen, and on a reload to the wanted one', () => {
  const reloads = createReloadStore();
  reloads.navigates(undefined);
  reloads.navigates(dashboard);
  expect(reloads.misses(documents.href)).toBe(dashboard.href);
  // The navigation back begins at the failed screen.
  reloads.navigates(documents);
  expect(reloads.wanted()).toBe(documents.href);
  // A later navigation begins at another screen.
  reloads.navigates(dashboard);
  expect(reloads.wanted()).toBeNull();
});

it('leads nowhere from the first screen of a page', () => {
  const reloads = createReloadStore();
  reloads.navigates(undefined);
  expect(reloads.misses(dashboard.href)).toBeUndefined();
});
