// @vitest-environment jsdom
import fc from 'fast-check';
import { useState } from 'react';
import { render, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PopoverKind } from './popover-kinds.ts';
import { Popover as ThePopover } from './popover.tsx';

// The library takes longer to be read for the first time than a test waits.
beforeAll(() => import('./popover-panel.tsx'), 60_000);

afterEach(() => {
  vi.doUnmock('./popover-panel.tsx');
});

describe.each<PopoverKind>(['menu', 'menuAtEnd', 'note'])('a popover of the kind %s', (kind) => {
  it('opens under its button, next in the document, and leaves the focus there', async () => {
    const { button, panel } = show(kind);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    press(button);
    const opened = await placed(panel);
    expect(opened.textContent).toBe('one two');
    expect(opened.getAttribute('role')).toBe(kind === 'note' ? 'note' : 'group');
    expect(opened.getAttribute('aria-labelledby')).toBe(button.id);
    expect(opened.hasAttribute('aria-describedby')).toBe(false);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(opened.id);
    expect(button.nextElementSibling?.contains(opened)).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('closes by its button', async () => {
    const { button, panel } = show(kind);
    press(button);
    await placed(panel);
    press(button);
    await vi.waitFor(() => expect(panel()).toBeNull());
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes by Escape, and returns the focus to the button', async () => {
    const { button, panel } = show(kind);
    press(button);
    const opened = await placed(panel);
    firstLink(opened).focus();
    expect(document.activeElement).not.toBe(button);
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() => expect(panel()).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('stays while it has the focus, and closes when the focus moves elsewhere, where it remains', async () => {
    const { button, panel, elsewhere } = show(kind);
    press(button);
    const opened = await placed(panel);
    for (const link of within(opened).getAllByRole('link')) {
      link.focus();
      await nextFrame();
      expect(panel()).toBe(opened);
    }
    elsewhere.focus();
    await vi.waitFor(() => expect(panel()).toBeNull());
    await nextFrame();
    await nextFrame();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('does not take the focus from the target of its link', async () => {
    const { button, panel, elsewhere } = show(kind);
    press(button);
    const opened = await placed(panel);
    const link = firstLink(opened);
    link.focus();
    flushSync(() => link.click());
    elsewhere.focus();
    await vi.waitFor(() => expect(panel()).toBeNull());
    await nextFrame();
    await nextFrame();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('closes by a press elsewhere', async () => {
    const { button, panel, elsewhere } = show(kind);
    press(button);
    await placed(panel);
    elsewhere.dispatchEvent(
      new MouseEvent('pointerdown', { bubbles: true, composed: true, button: 0 }),
    );
    await vi.waitFor(() => expect(panel()).toBeNull());
  });

  it('can still be read, and closed by its button, if its code cannot be fetched', async () => {
    vi.doMock('./popover-panel.tsx', () => {
      throw new Error('not there');
    });
    const { button, panel } = await showAnew(kind);
    press(button);
    await vi.waitFor(() => expect(panel()?.textContent).toBe('one two'));
    expect(panel()?.getAttribute('aria-labelledby')).toBe(button.id);
    expect(button.getAttribute('aria-controls')).toBe(panel()?.id);
    press(button);
    await vi.waitFor(() => expect(panel()).toBeNull());
  });
});

it.each<[PopoverKind, string | undefined]>([
  ['menu', 'one two'],
  ['menuAtEnd', 'one two'],
  ['note', undefined],
])('a popover of the kind %s shows while its code loads: %s', async (kind, text) => {
  vi.doMock('./popover-panel.tsx', () => new Promise(() => {}));
  const { button, panel } = await showAnew(kind);
  press(button);
  await nextFrame();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(panel()?.textContent).toBe(text);
});

it.each<[string, (parts: { inside: HTMLElement; elsewhere: HTMLElement }) => void]>([
  [
    'Escape',
    ({ inside }) =>
      inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  ['the focus that goes elsewhere', ({ elsewhere }) => elsewhere.focus()],
])('closes a menu by %s while its code is on its way', async (_, leaveIt) => {
  vi.doMock('./popover-panel.tsx', () => new Promise(() => {}));
  const { button, panel, elsewhere } = await showAnew('menuAtEnd');
  press(button);
  const inside = firstLink(panel());
  flushSync(() => inside.focus());
  expect(panel()).not.toBeNull();
  flushSync(() => leaveIt({ inside, elsewhere }));
  expect(panel()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

it.each([
  [
    'pressed',
    (link: HTMLElement) => link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
  ],
  ['focused', (link: HTMLElement) => link.focus()],
])(
  'keeps a link that is %s when the code arrives; the next time the widget is there',
  async (_, use) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    vi.doMock('./popover-panel.tsx', async (original) => {
      await arrived;
      return original();
    });
    const { button, panel } = await showAnew('menuAtEnd');
    press(button);
    const link = firstLink(panel());
    use(link);
    arrive();
    // React delays the content that replaces just-shown content by 300 ms.
    for (let frames = 0; frames < 30; frames += 1) await nextFrame();
    expect(link.isConnected).toBe(true);
    link.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    flushSync(() => link.click());
    await vi.waitFor(() => expect(panel()).toBeNull());
    press(button);
    await placed(panel);
  },
);

it('opens at most one panel, that of the button which says so, whatever is pressed while the code loads', async () => {
  // Panels appear in motion: code that waits for its end must not wait for one that never comes.
  const motion = document.createElement('style');
  motion.textContent = '[role=group] { animation-name: appear }';
  document.head.append(motion);
  const step = fc.constantFrom('care', 'policy', 'leave', 'code', 'time');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      vi.resetModules();
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      vi.doMock('./popover-panel.tsx', async (original) => {
        await arrived;
        return original();
      });
      const { menu, buttons, close } = showMenu((await import('./popover.tsx')).Popover);
      for (const popoverStep of steps) {
        if (popoverStep === 'code') arrive();
        else if (popoverStep === 'time') {
          await vi.dynamicImportSettled();
          await nextFrame();
          await nextFrame();
        } else if (popoverStep === 'leave') leave(menu);
        else press(buttons[popoverStep]);
      }
      arrive();
      await vi.dynamicImportSettled();
      for (let frames = 0; frames < 4; frames += 1) await nextFrame();
      const expandedButtons = Object.values(buttons).filter(
        ({ ariaExpanded }) => ariaExpanded === 'true',
      );
      const shown = [...menu.querySelectorAll('[role=group]:not([hidden])')];
      expect(expandedButtons.length).toBeLessThanOrEqual(1);
      expect(shown.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(
        expandedButtons.map(({ id }) => id),
      );
      close();
    }),
    { numRuns: 25 },
  );
  motion.remove();
});

/** Leaves an element, by the event that React listens to. */
const leave = (element: Element) =>
  flushSync(() => element.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));

/** Two of which one is open at most, as in the menu bar; the mouse that leaves closes both. */
function showMenu(Popover: typeof ThePopover) {
  function Menu() {
    const [open, setOpen] = useState<string | null>(null);
    return (
      <div role="presentation" onMouseLeave={() => setOpen(null)}>
        {['care', 'policy'].map((name) => (
          <Popover
            key={name}
            kind="menu"
            isOpen={open === name}
            onOpenChange={(isOpen) =>
              setOpen((current) => (isOpen ? name : current === name ? null : current))
            }
            button={{ children: name }}
          >
            <a href={`#${name}`}>{name}</a>
          </Popover>
        ))}
      </div>
    );
  }
  const { getByRole, unmount } = render(<Menu />);
  return {
    menu: getByRole('presentation'),
    buttons: {
      care: getByRole('button', { name: 'care' }),
      policy: getByRole('button', { name: 'policy' }),
    },
    close: unmount,
  };
}

/** A popover and something else that takes the focus. */
function show(kind: PopoverKind, Popover = ThePopover) {
  function Owner() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Popover kind={kind} isOpen={isOpen} onOpenChange={setOpen} button={{ children: 'Open' }}>
        <a href="#one" onClick={() => setOpen(false)}>
          one
        </a>{' '}
        <a href="#two">two</a>
      </Popover>
    );
  }
  const { getByRole } = render(
    <>
      <Owner />
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = getByRole('button', { name: 'Open' });
  return {
    button,
    elsewhere: getByRole('button', { name: 'Elsewhere' }),
    panel: () => document.querySelector<HTMLElement>(`[aria-labelledby="${button.id}"]`),
  };
}

/** The code of the panel is fetched once, so that another one needs another popover. */
async function showAnew(kind: PopoverKind) {
  vi.resetModules();
  return show(kind, (await import('./popover.tsx')).Popover);
}

/** Returns the first link of a panel, which shows it also while its code is on its way. */
function firstLink(panel: HTMLElement | null): HTMLElement {
  if (panel === null) throw new Error('no panel');
  return within(panel).getByRole('link', { name: 'one' });
}

/** Presses a button as Safari does: without moving the focus. */
const press = (button: HTMLElement) => flushSync(() => button.click());

/** Waits until Chakra's panel is rendered and listens, not only its placeholder. */
async function placed(panel: () => HTMLElement | null): Promise<HTMLElement> {
  return vi.waitFor(async () => {
    const element = panel();
    if (element?.dataset['state'] !== 'open') throw new Error('not open yet');
    await nextFrame();
    await nextFrame();
    return element;
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
