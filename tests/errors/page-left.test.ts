// @vitest-environment jsdom
import { QueryObserver, MutationObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { setMessageStatus } from '#src/api/calls/messages/messages.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
// Loaded before the first call needs it: timers are not real here.
import '#src/api/fhir/records.ts';
import { logFailure } from '#src/api/http/log-failure.ts';
import { watchLeaving } from '#src/api/http/page-stay.ts';
import { loadChunk } from '#src/app/load-chunk.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');
const fire = (name: string, on: EventTarget = window) => on.dispatchEvent(new Event(name));

const aborted = Object.assign(new Error('The operation was aborted.'), { name: 'AbortError' });

/** The errors by which Firefox and Chromium report that a page's calls were aborted. */
const brokenOff = {
  'a call in Firefox': new TypeError('NetworkError when attempting to fetch resource.'),
  'a call in Chromium': new TypeError('Failed to fetch'),
  'an answer that was being read': aborted,
};

/** A portal whose calls wait until they are broken off. */
function openPortal() {
  let hang = true;
  const breaks: ((reason: Error) => void)[] = [];
  const { portal, calls } = createTestPortal({
    session: planStorage(plan),
    plans: [plan],
    answer: (_path, request) =>
      hang
        ? new Promise((_resolve, reject) => {
            breaks.push(reject);
            request.signal.addEventListener('abort', () => reject(aborted));
          })
        : null,
  });
  const events: string[] = [];
  portal.errors.onApiError((code) => events.push(code));
  return {
    portal,
    calls,
    events,
    breakOff: (reason: Error) => {
      hang = false;
      for (const reject of breaks.splice(0)) reject(reason);
    },
  };
}

const screen = [
  accumulators(plan.memberId),
  memberships('maria'),
  messageCounts(plan.memberId, []),
  userSettings('maria'),
  patients(plan),
] as const;

/** Requests data as cards do. */
function show({ queryClient, queryOf }: Portal) {
  const observers = screen.map((read) => new QueryObserver(queryClient, queryOf<unknown>(read)));
  const stops = observers.map((observer) => observer.subscribe(() => {}));
  return { observers, close: () => stops.forEach((stop) => stop()) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  fire('pageshow');
  vi.useRealTimers();
});

describe('a page that the member leaves while it loads (S25)', () => {
  it.each(Object.entries(brokenOff))('reports nothing of %s', async (_name, reason) => {
    const { portal, events, breakOff } = openPortal();
    const { close } = show(portal);
    void portal.availability.isAvailable();
    void portal.terms.areAccepted();
    void portal.notice.load();
    await vi.advanceTimersByTimeAsync(10);
    fire('beforeunload');
    breakOff(reason);
    await vi.advanceTimersByTimeAsync(3_000);
    fire('pagehide');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
    expect(portal.errors.shown.get().isOpen).toBe(false);
    close();
  });

  it.each(['pageshow', 'nothing'])(
    'asks for what was broken off again when the page stays (%s)',
    async (sign) => {
      const { portal, events, breakOff } = openPortal();
      const { observers, close } = show(portal);
      await vi.advanceTimersByTimeAsync(10);
      fire('beforeunload');
      breakOff(brokenOff['a call in Firefox']);
      await vi.advanceTimersByTimeAsync(10);
      if (sign === 'nothing') await vi.advanceTimersByTimeAsync(10_000);
      else {
        fire('pagehide');
        fire('pageshow');
        await vi.advanceTimersByTimeAsync(10);
      }
      expect(observers.map((observer) => observer.getCurrentResult().status)).toEqual(
        screen.map(() => 'success'),
      );
      expect(events).toEqual([]);
      close();
    },
  );

  it('reports a failed change only if the page stays, and never repeats it', async () => {
    const { portal, calls, events, breakOff } = openPortal();
    const change = new MutationObserver(portal.queryClient, {
      mutationFn: () =>
        portal.send(setMessageStatus({ memberId: plan.memberId, messageId: '1' }, 'read')),
    });
    change.mutate().catch(() => {});
    await vi.advanceTimersByTimeAsync(10);
    const made = calls.length;
    fire('beforeunload');
    breakOff(brokenOff['a call in Firefox']);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(events).toEqual([]);
    expect(portal.errors.shown.get().isOpen).toBe(false);
    vi.mocked(console.warn).mockImplementation(() => {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(events).toHaveLength(1);
    expect(portal.errors.shown.get().isOpen).toBe(true);
    expect(calls).toHaveLength(made);
  });

  it('reports a refusal at once', async () => {
    vi.mocked(console.warn).mockImplementation(() => {});
    const { portal } = createTestPortal({
      session: planStorage(plan),
      answer: () => Response.json({}, { status: 503 }),
    });
    fire('beforeunload');
    const request = portal.clients.send(memberships('maria')).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(10);
    expect(await request).toMatchObject({ status: 503 });
  });

  it('fails no import, and requests the code again when the page stays', async () => {
    const page = new EventTarget();
    const attempt = vi.fn(() => Promise.reject(new TypeError('error loading module')));
    const offered = vi.fn();
    window.addEventListener('vite:preloadError', offered);
    const settled = vi.fn();
    loadChunk(attempt, watchLeaving(page)).then(settled, settled);
    fire('beforeunload', page);
    await vi.advanceTimersByTimeAsync(9_000);
    fire('pagehide', page);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
    fire('pageshow', page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(attempt).toHaveBeenCalledTimes(4);
    expect(offered).toHaveBeenCalledOnce();
    expect(settled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'ChunkUnavailable' }),
    );
    window.removeEventListener('vite:preloadError', offered);
  });
});

describe('the log of optional failures', () => {
  it('leaves out calls that the page or the session ended, and has all others', () => {
    const log = vi.mocked(console.warn).mockImplementation(() => {});
    const page = new EventTarget();
    const stay = watchLeaving(page);
    logFailure('BP-NFA-009', new ApiFailure('BP-NFA-009', 'aborted'), stay);
    logFailure('BP-NFA-009', new ApiFailure('BP-NFA-009', 'session'), stay);
    logFailure('BP-NFA-009', aborted, stay);
    expect(log).not.toHaveBeenCalled();
    logFailure('BP-NFA-009', new TypeError('Failed to fetch'), stay);
    expect(log).toHaveBeenCalledExactlyOnceWith('BP-NFA-009', 'Failed to fetch');
    fire('pagehide', page);
    logFailure('BP-NFA-009', new TypeError('Failed to fetch'), stay);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the check whether a page stays', () => {
  it('follows the last event, and assumes that the page stays after ten seconds', () => {
    const step = fc.oneof(
      fc.constantFrom('beforeunload', 'pagehide', 'pageshow'),
      fc.integer({ min: 1, max: 15_000 }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const page = new EventTarget();
        const stay = watchLeaving(page);
        // Until when it counts as leaving.
        let until = 0;
        let now = 0;
        for (const pageStep of steps) {
          if (typeof pageStep === 'number') {
            now += pageStep;
            vi.advanceTimersByTime(pageStep);
          } else {
            fire(pageStep, page);
            if (pageStep === 'pageshow') until = 0;
            else until = pageStep === 'pagehide' ? Number.POSITIVE_INFINITY : now + 10_000;
          }
          expect(stay.isLeaving()).toBe(until > now);
        }
        vi.clearAllTimers();
      }),
    );
  });
});

describe('signing out (S25)', () => {
  it('reports no calls that it ends, nor repeated calls of screens', async () => {
    const { portal, events, calls } = openPortal();
    const { close } = show(portal);
    void portal.availability.isAvailable();
    void portal.terms.areAccepted();
    void portal.notice.load();
    await vi.advanceTimersByTimeAsync(10);
    const made = calls.length;
    portal.session.signOut();
    const nobody = new QueryObserver(portal.queryClient, portal.queryOf(memberships('')));
    const stop = nobody.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(calls).toHaveLength(made);
    stop();
    close();
  });
});
