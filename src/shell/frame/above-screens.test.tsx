// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useEffect } from 'react';
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
vi.mock('./overlays.tsx', () => ({
  WaitingPlace: partNamed('WaitingPlace'),
  ReloadOffer: partNamed('ReloadOffer'),
  SessionGuardian: partNamed('SessionGuardian'),
}));
vi.mock('#src/shell/failures/error-place.tsx', () => ({ ErrorPlace: partNamed('ErrorPlace') }));

const names = ['WaitingPlace', 'ErrorPlace', 'ReloadOffer', 'SessionGuardian'];

it.each(names.flatMap((name) => ['render', 'effect'].map((when) => ({ name, when }))))(
  '$name that throws in its $when takes nothing else with it',
  async ({ name, when }) => {
    Object.assign(broken, { name, when });
    const caught = vi.fn();
    const { container } = render(
      <>
        <main>The screen</main>
        <AboveScreens />
      </>,
      { onCaughtError: caught },
    );
    await expect.poll(() => caught.mock.calls.length).toBe(1);
    const left = names.filter((otherName) => otherName !== name);
    expect(container.textContent).toBe(`The screen${left.join('')}`);
  },
);
