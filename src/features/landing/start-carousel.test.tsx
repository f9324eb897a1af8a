// @vitest-environment jsdom
import fc from 'fast-check';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slides } from '#content/slides.ts';
import { SlideCarousel } from './slide-carousel.tsx';
import { startCarousel } from './start-carousel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The carousel in a document, as the sign-in page shows it. */
function open({ wantsStillness = false, isHidden = false } = {}) {
  cleanup();
  const stillness = new StillnessQuery(wantsStillness);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  render(
    <>
      <a href="/initiate-login">Sign In</a>
      <SlideCarousel start={(root) => startCarousel(root, stillness)} />
    </>,
  );
  const root = element('[aria-roledescription=carousel]');
  return {
    root,
    slide: () =>
      [...root.querySelectorAll('[aria-roledescription=slide]')].flatMap((slide, index) =>
        slide.hasAttribute('data-shown') ? [index + 1] : [],
      ),
    live: () => element('[aria-live]').getAttribute('aria-live'),
    isPaused: () => root.hasAttribute('data-paused'),
    hover: () => root.dispatchEvent(new Event('pointerenter')),
    leave: () => root.dispatchEvent(new Event('pointerleave')),
    focus: () => element('[data-picks]').focus(),
    blur: () => element('a').focus(),
    press: () => element('[data-rotation]').click(),
    pick: (number: number) => element(`[data-picks]:nth-child(${number})`).click(),
    setHidden(value: boolean) {
      hidden.mockReturnValue(value);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    setStillness: (value: boolean) => stillness.become(value),
  };
}

function element(selector: string): HTMLElement {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`nothing is ${selector}`);
  return match;
}

class StillnessQuery extends EventTarget implements MediaQueryList {
  readonly media = '(prefers-reduced-motion: reduce)';
  matches: boolean;
  onchange = null;

  constructor(matches: boolean) {
    super();
    this.matches = matches;
  }

  become(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }

  addListener() {}
  removeListener() {}
}

it('has two slides and shows the first without the script', () => {
  const { container } = render(<SlideCarousel start={() => () => {}} />);
  const shown = [...container.querySelectorAll('[data-slide]')].map((slide) =>
    slide.hasAttribute('data-shown'),
  );
  expect(shown).toEqual([true, false]);
  expect(slides).toHaveLength(2);
});

it('changes the slide after 6000 ms, not before, and returns to the first', () => {
  const carousel = open();
  vi.advanceTimersByTime(5_999);
  expect(carousel.slide()).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(carousel.slide()).toEqual([2]);
  vi.advanceTimersByTime(6_000);
  expect(carousel.slide()).toEqual([1]);
});

it('the carousel is silent for screen readers while it moves, and announces a chosen slide while it rests', () => {
  const carousel = open();
  expect(carousel.live()).toBe('off');
  carousel.hover();
  expect(carousel.live()).toBe('polite');
  carousel.leave();
  expect(carousel.live()).toBe('off');
});

type Carousel = ReturnType<typeof open>;
const ways: [name: string, rest: (it: Carousel) => void, goOn: (it: Carousel) => void][] = [
  ['the pointer', (it) => it.hover(), (it) => it.leave()],
  ['the focus', (it) => it.focus(), (it) => it.blur()],
  ['the button', (it) => it.press(), (it) => it.press()],
  ['a hidden tab', (it) => it.setHidden(true), (it) => it.setHidden(false)],
  ['reduced motion', (it) => it.setStillness(true), (it) => it.setStillness(false)],
];

describe.each(ways)('%s', (_name, rest, goOn) => {
  it('stops it, and afterwards a slide has its full time again', () => {
    const carousel = open();
    vi.advanceTimersByTime(5_000);
    rest(carousel);
    vi.advanceTimersByTime(66_000);
    expect(carousel.slide()).toEqual([1]);
    goOn(carousel);
    vi.advanceTimersByTime(5_999);
    expect(carousel.slide()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(carousel.slide()).toEqual([2]);
  });
});

it('keeps resting while the focus moves between its buttons', () => {
  const carousel = open();
  element('[data-rotation]').focus();
  carousel.focus();
  vi.advanceTimersByTime(6_000);
  expect(carousel.slide()).toEqual([1]);
});

it('moves only without any reason to rest, in any order of reasons', () => {
  // A later test covers the button, which overrides pointer and focus.
  const reasons = ways.filter(([name]) => name !== 'the button');
  fc.assert(
    fc.property(fc.array(fc.nat(reasons.length - 1), { maxLength: 12 }), (turns) => {
      const carousel = open();
      const resting = new Set<number>();
      for (const turn of turns) {
        const [, rest, goOn] = reasons[turn] ?? [];
        if (resting.delete(turn)) goOn?.(carousel);
        else {
          resting.add(turn);
          rest?.(carousel);
        }
      }
      vi.advanceTimersByTime(6_000);
      expect(carousel.slide()).toEqual([resting.size === 0 ? 2 : 1]);
      expect(carousel.live()).toBe(resting.size === 0 ? 'off' : 'polite');
    }),
  );
});

describe('the button', () => {
  it('plays despite pointer and focus, until the pointer or focus enters again', () => {
    const carousel = open();
    carousel.hover();
    carousel.focus();
    carousel.press();
    expect(carousel.isPaused()).toBe(true);
    carousel.press();
    expect(carousel.isPaused()).toBe(false);
    vi.advanceTimersByTime(6_000);
    expect(carousel.slide()).toEqual([2]);
    carousel.hover();
    vi.advanceTimersByTime(6_000);
    expect(carousel.slide()).toEqual([2]);
  });

  it('does not play in a hidden tab', () => {
    const carousel = open({ isHidden: true });
    carousel.press();
    carousel.press();
    vi.advanceTimersByTime(66_000);
    expect(carousel.slide()).toEqual([1]);
  });
});

describe('a slide chosen by hand', () => {
  it('shows, stays, and marks its button as the current one', () => {
    const carousel = open();
    carousel.pick(2);
    expect(carousel.slide()).toEqual([2]);
    const present = [...document.querySelectorAll('[data-picks]')].map((button) =>
      button.getAttribute('aria-current'),
    );
    expect(present).toEqual(['false', 'true']);
    vi.advanceTimersByTime(66_000);
    expect(carousel.slide()).toEqual([2]);
    expect(carousel.isPaused()).toBe(true);
  });

  it('can be chosen under reduced motion too, where nothing moves automatically', () => {
    const carousel = open({ wantsStillness: true });
    vi.advanceTimersByTime(66_000);
    expect(carousel.slide()).toEqual([1]);
    carousel.pick(2);
    expect(carousel.slide()).toEqual([2]);
    expect(carousel.live()).toBe('polite');
  });
});

it('rests from the start where a reason exists from the start', () => {
  const carousel = open({ isHidden: true });
  vi.advanceTimersByTime(66_000);
  expect(carousel.slide()).toEqual([1]);
});

it('shows its buttons while the script runs, and does nothing after it is removed', () => {
  const carousel = open();
  expect(carousel.root.hasAttribute('data-alive')).toBe(true);
  cleanup();
  expect(carousel.root.hasAttribute('data-alive')).toBe(false);
  carousel.leave();
  carousel.setHidden(false);
  vi.advanceTimersByTime(66_000);
  expect(carousel.slide()).toEqual([1]);
});
