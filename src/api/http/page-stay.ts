/**
 * Whether this page stays. Browsers abort everything a page waits for when it is left: Firefox as soon as the next page
 * is requested, seconds before the present one is gone.
 */
export interface PageStay {
  isLeaving: () => boolean;
  /** Resolves once the page is known to stay: at once unless it is being left, never if it goes away. */
  stays: () => Promise<void>;
}

/** The time after which a page that was about to be left, and is still here, counts as staying. */
const leavingMs = 10_000;

/** Free of libraries: the sign-in page uses it, too. */
export function watchLeaving(page: EventTarget): PageStay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stays = Promise.resolve();
  let settle: (() => void) | null = null;

  const stay = () => {
    clearTimeout(timer);
    settle?.();
    settle = null;
  };
  const leave = () => {
    clearTimeout(timer);
    if (settle !== null) return;
    stays = new Promise((resolve) => {
      settle = resolve;
    });
  };
  page.addEventListener('beforeunload', () => {
    leave();
    // A download, or a link to a mail program: it was no departure.
    timer = setTimeout(stay, leavingMs);
  });
  page.addEventListener('pagehide', leave);
  // Brought back by the back/forward cache.
  page.addEventListener('pageshow', stay);

  return { isLeaving: () => settle !== null, stays: () => stays };
}

/** The page that this code runs in. */
export const thisPage = watchLeaving(typeof window === 'undefined' ? new EventTarget() : window);
