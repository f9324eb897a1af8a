import { Refusal } from './api/refusal.ts';

/** How often something may be done in how long; what an insurer must limit, because guessing pays. */
const limits = {
  /** Wrong details of one member: the last four digits of a number are 10,000 guesses. */
  verification: { times: 10, seconds: 900 },
  /** Registrations that one verification fails with: each says whether a user name is taken. */
  registration: { times: 10, seconds: 900 },
  /** Passcodes for one user name; each of them may be guessed at three times. */
  passcode: { times: 10, seconds: 900 },
  /** Letters with the user name of one member ID. */
  username: { times: 10, seconds: 900 },
  /** Wrong current passwords of one account, by whoever found it signed in. */
  password: { times: 10, seconds: 900 },
  /** Questions of one sender. */
  contact: { times: 30, seconds: 900 },
} as const satisfies Record<string, { times: number; seconds: number }>;

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Counts by what is asked for, not by who asks: whoever asks can change the address, not the member.
 * In memory: a restart forgets.
 *
 * @param now epoch milliseconds
 */
export function createRateLimits(now: () => number = Date.now) {
  const windows = new Map<string, { times: number; endsAt: number }>();
  const open = (name: keyof typeof limits, key: string) => {
    for (const [one, { endsAt }] of windows) if (endsAt <= now()) windows.delete(one);
    return windows.get(`${name} ${key}`);
  };
  const refuseFull = (name: keyof typeof limits, key: string): void => {
    const window = open(name, key);
    if (window === undefined || window.times < limits[name].times) return;
    throw tooManyRequests(Math.ceil((window.endsAt - now()) / 1000));
  };
  const count = (name: keyof typeof limits, key: string): void => {
    const { times = 0, endsAt = now() + limits[name].seconds * 1000 } = open(name, key) ?? {};
    windows.set(`${name} ${key}`, { times: times + 1, endsAt });
  };
  return {
    /** @throws {Refusal} 429 once it has been done too often */
    take(name: keyof typeof limits, key: string): void {
      refuseFull(name, key);
      count(name, key);
    },

    /**
     * Counts only what is refused.
     *
     * @throws {Refusal} 429 once it has been refused too often, whatever it would say now
     */
    async takeFailures<T>(
      name: keyof typeof limits,
      keys: readonly string[],
      attempt: () => T,
    ): Promise<Awaited<T>> {
      for (const key of keys) refuseFull(name, key);
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof Refusal) for (const key of keys) count(name, key);
        throw error;
      }
    },

    clear: (): void => windows.clear(),
  };
}

const tooManyRequests = (seconds: number): Refusal =>
  new Refusal(
    429,
    { title: 'Too Many Requests', detail: 'This was tried too often. Wait and try again.' },
    { 'retry-after': String(seconds) },
  );
