// @vitest-environment jsdom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Card } from '#src/ui/layout/card.tsx';

let isBroken = true;
let root: Root | null = null;
afterEach(() => root?.unmount());

function Amount({ when }: { when: 'render' | 'effect' }) {
  useEffect(() => {
    if (isBroken && when === 'effect') throw new Error('broke');
  }, [when]);
  if (isBroken && when === 'render') throw new Error('broke');
  return <p>$12.00</p>;
}

it.each(['render', 'effect'] as const)(
  'a fault in the %s of what a card shows stays in the card, and Retry shows it again',
  async (when) => {
    isBroken = true;
    const container = document.createElement('div');
    const caught = vi.fn();
    root = createRoot(container, { onCaughtError: caught });
    const page = (
      <>
        <Card title="Spending" foot={<a href="/spending">All of it</a>}>
          <Amount when={when} />
        </Card>
        <Card title="Claims">
          <p>Three claims</p>
        </Card>
      </>
    );
    flushSync(() => root?.render(page));
    await expect
      .poll(() => container.querySelector('[role=alert]')?.textContent)
      .toMatch(/not available/);
    expect(container.textContent).toContain('Spending');
    expect(container.textContent).toContain('All of it');
    expect(container.textContent).toContain('Three claims');
    expect(caught).toHaveBeenCalledOnce();

    isBroken = false;
    flushSync(() => container.querySelector('button')?.click());
    expect(container.textContent).toContain('$12.00');
    expect(container.querySelector('[role=alert]')).toBeNull();
  },
);
