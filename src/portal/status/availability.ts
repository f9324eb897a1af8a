import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { availability } from '#src/api/calls/availability.ts';
import { logFailure } from '#src/api/http/log-failure.ts';
import type { QueryOf } from '#src/api/queries.ts';
import { limits } from '#src/domain/limits.ts';

/** Whether the insurer's systems are up (product rule 4.5). */
export interface Availability {
  /**
   * Checks availability, for a navigation. A positive answer of the last minute lets the navigation go on at once;
   * should the new answer be negative, `onOutage` reports it. A failure of the check itself is logged (BP-NFA-009) and
   * counts as available: an outage is explicit.
   */
  isAvailable: () => Promise<boolean>;
  /** Requests availability before the router has loaded. The first navigation uses that answer. */
  askAhead: () => void;
  /** @throws {ApiFailure} when there is no answer */
  ask: () => Promise<boolean>;
  /** Returns the outcome of the last check, once it is answered: nothing is sent in an outage that is about to show. */
  lastAnswer: () => Promise<boolean>;
  onOutage: (listener: () => void) => void;
}

export function createAvailability(options: {
  queryClient: QueryClient;
  queryOf: QueryOf;
  /** Epoch milliseconds. */
  now: () => number;
}): Availability {
  const { queryClient, queryOf, now } = options;
  const listeners = new Set<() => void>();
  let lastYesAt = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve(true);
  let hasAsked = false;
  let ahead: Promise<boolean> | null = null;

  const ask = async (): Promise<boolean> => {
    try {
      const isUp = await queryClient.query(queryOf(availability()));
      lastYesAt = isUp ? now() : Number.NEGATIVE_INFINITY;
      return isUp;
    } catch (error) {
      // Sent without a session, so a 401 does not end the session: it is a failure like others.
      if (!(error instanceof CancelledError)) logFailure('BP-NFA-009', error);
      throw error;
    }
  };
  const askForNavigation = () => {
    hasAsked = true;
    last = orTooLate(ask().catch(() => true));
    return last;
  };
  const isFresh = () => Math.abs(now() - lastYesAt) <= limits.availabilityHoldsMs;

  return {
    ask,
    lastAnswer: () => last,
    onOutage: (listener) => {
      listeners.add(listener);
    },
    askAhead() {
      // An answer that no navigation takes at once would be too old for the next one.
      if (!hasAsked) ahead = askForNavigation();
    },
    isAvailable() {
      const mayGoOn = ahead === null && isFresh();
      const request = ahead ?? askForNavigation();
      ahead = null;
      if (!mayGoOn) return request;
      void request.then((isUp) => {
        if (!isUp) for (const listener of listeners) listener();
      });
      return Promise.resolve(true);
    },
  };
}

async function orTooLate(request: Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(true), limits.availabilityTimeoutMs);
  });
  return Promise.race([request, tooLate]);
}
