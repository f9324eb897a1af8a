// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Overlay } from './overlay.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isOffered, setIsOffered] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Payment methods</h1>
      <p tabIndex={-1}>Saved</p>
      {isOffered && <button onClick={() => setIsOpen(true)}>Remove</button>}
      {isOpen && (
        <Overlay
          title="Remove Visa?"
          variant="narrow"
          closeLabel="Close"
          onClose={() => setIsOpen(false)}
        >
          <button onClick={() => setIsOffered(false)}>Do it</button>
        </Overlay>
      )}
    </>
  );
}

beforeEach(async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  fireEvent.click(opener);
  await expect.poll(() => screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

const close = async () => {
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
};

it('returns the focus to the button that opened the dialog', async () => {
  await close();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Remove' }));
});

it('moves the focus to the title of the screen if that button has gone', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await close();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('heading', { name: 'Payment methods' }));
});

it('gives the focus to what tried to take it while the dialog was open', async () => {
  const result = screen.getByText('Saved');
  result.focus();
  expect(document.activeElement).not.toBe(result);
  await close();
  await expect.poll(() => document.activeElement).toBe(result);
});
