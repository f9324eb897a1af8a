// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Card } from '#src/ui/layout/card.tsx';

let isBroken = true;

function Amount({ when }: { when: 'render' | 'effect' }) {
  useEffect(() => {
    if (isBroken && when === 'effect') throw new Error('broke');
  }, [when]);
  if (isBroken && when === 'render') throw new Error('broke');
  return <p>$12.00</p>;
}

it.each(['render', 'effect'] as const)(
  'keeps an error in the %s of a card inside the card, and Retry renders it again',
  async (when) => {
    isBroken = true;
    const caught = vi.fn();
    render(
      <>
        <Card title="Spending" foot={<a href="/spending">All of it</a>}>
          <Amount when={when} />
        </Card>
        <Card title="Claims">
          <p>Three claims</p>
        </Card>
      </>,
      { onCaughtError: caught },
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t available right now/);
    for (const words of ['Spending', 'All of it', 'Three claims']) screen.getByText(words);
    expect(caught).toHaveBeenCalledOnce();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    screen.getByText('$12.00');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
