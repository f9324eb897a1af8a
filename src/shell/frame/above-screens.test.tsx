// @vitest-environment jsdom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { AboveScreens } from './above-screens.tsx';

const broken = vi.hoisted(() => ({ name: '', when: '' }));

/** Stands in for a part: renders its name, or throws when the test says so. */
function partNamed(name: string) {
  return function Part() {
    const isBroken = broken.name === name;
    useEffect(() => {
      if (isBroken && broken.when === 'effect') throw new Error(`${name} broke`);
    }, [isBroken]);
    if (isBroken && broken.when === 'render') throw new Error(`${name} broke`);
    return <p>{name}</p>;
  };
}
vi.mock('./waiting-place.tsx', () => ({ WaitingPlace: partNamed('WaitingPlace') }));
vi.mock('#src/shell/failures/error-place.tsx', () => ({ ErrorPlace: partNamed('ErrorPlace') }));
vi.mock('#src/shell/failures/reload-offer.tsx', () => ({ ReloadOffer: partNamed('ReloadOffer') }));
vi.mock('#src/shell/session/session-guardian.tsx', () => ({
  SessionGuardian: partNamed('SessionGuardian'),
}));

const names = ['WaitingPlace', 'ErrorPlace', 'ReloadOffer', 'SessionGuardian'];

it.each(names.flatMap((name) => ['render', 'effect'].map((when) => ({ name, when }))))(
  '$name that throws in its $when takes nothing else with it',
  async ({ name, when }) => {
    Object.assign(broken, { name, when });
    const container = document.createElement('div');
    const caught = vi.fn();
    const root = createRoot(container, { onCaughtError: caught });
    flushSync(() =>
      root.render(
        <>
          <main>The screen</main>
          <AboveScreens />
        </>,
      ),
    );
    await expect.poll(() => caught.mock.calls.length).toBe(1);
    const left = names.filter((one) => one !== name);
    expect(container.textContent).toBe(`The screen${left.join('')}`);
    root.unmount();
  },
);
