/**
 * Moves the slides of the sign-in page (product rule 2.2), the same on the prerendered page and in the portal. Knows
 * the document only and imports nothing: src/boot/landing.ts brings it along.
 */

/** The reasons to pause the slides. They move while no reason remains. */
type Reason = 'paused' | 'hover' | 'focus' | 'hidden' | 'stillness';

/**
 * Starts a prerendered carousel; returns the function that stops it. Its markup carries: `data-interval` (milliseconds)
 * on `root`, `aria-live` around the slides and `data-slide` on each, `data-rotation` on the button that pauses and
 * `data-picks` on those that choose a slide.
 * @param stillness whether the visitor prefers that nothing moves automatically
 */
export function startCarousel(
  root: HTMLElement,
  stillness: MediaQueryList = window.matchMedia('(prefers-reduced-motion: reduce)'),
): () => void {
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const slides = all('[data-slide]');
  const pickers = all('[data-picks]');
  const resting = new Set<Reason>();
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setInterval> | undefined;
  let current = 0;

  const show = (index: number) => {
    current = index % slides.length;
    slides.forEach((slide, at) => slide.toggleAttribute('data-shown', at === current));
    pickers.forEach((picker, at) => picker.setAttribute('aria-current', String(at === current)));
  };
  const update = () => {
    clearInterval(timer);
    const moves = resting.size === 0;
    if (moves) timer = setInterval(() => show(current + 1), Number(root.dataset['interval']));
    // Automatic changes are not read out; the visitor's own choices are.
    for (const stage of all('[aria-live]'))
      stage.setAttribute('aria-live', moves ? 'off' : 'polite');
    root.toggleAttribute('data-paused', resting.has('paused'));
  };
  const rest = (reason: Reason, holds: boolean) => {
    if (holds) resting.add(reason);
    else resting.delete(reason);
    update();
  };

  const on = (name: string, listener: () => void, target: EventTarget = root) =>
    target.addEventListener(name, listener, { signal });
  on('pointerenter', () => rest('hover', true));
  on('pointerleave', () => rest('hover', false));
  on('focusin', () => rest('focus', true));
  // Moving on inside, the focus comes back at once.
  on('focusout', () => rest('focus', false));
  on('visibilitychange', () => rest('hidden', document.hidden), document);
  on('change', () => rest('stillness', stillness.matches), stillness);
  pickers.forEach((picker, index) =>
    on(
      'click',
      () => {
        show(index);
        // A visitor who chooses a slide wants to read it.
        rest('paused', true);
      },
      picker,
    ),
  );
  for (const button of all('[data-rotation]')) {
    on(
      'click',
      () => {
        const isPaused = resting.has('paused');
        if (isPaused) {
          // Requested while the pointer and the focus are on this very button.
          resting.delete('hover');
          resting.delete('focus');
        }
        rest('paused', !isPaused);
      },
      button,
    );
  }

  show(0);
  if (root.matches(':hover')) resting.add('hover');
  if (root.contains(document.activeElement)) resting.add('focus');
  if (document.hidden) resting.add('hidden');
  rest('stillness', stillness.matches);
  root.toggleAttribute('data-alive', true);

  return () => {
    clearInterval(timer);
    listening.abort();
    root.removeAttribute('data-alive');
  };
}
