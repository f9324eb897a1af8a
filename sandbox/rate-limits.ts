import { Refusal } from './api/refusal.ts';

type Limit = {
  /** The limit for each person, account or secret. */
  each: number;
  /** The limit for all of them together. */
  inTotal: number;
  seconds: number;
};

const daySeconds = 24 * 60 * 60;
const wrongGuesses: Limit = { each: 10, inTotal: 300, seconds: 900 };

/** The limits on requests that pay to repeat: guesses, and letters and texts that another person receives. */
const limits = {
  /** Wrong details of a member: the last four digits of a number are 10,000 guesses. */
  verification: wrongGuesses,
  /** Rejected registrations: each says whether a user name is taken. */
  registration: wrongGuesses,
  /** Wrong passcodes, at sign-in and in account help. */
  passcode: wrongGuesses,
  secretAnswers: wrongGuesses,
  currentPassword: wrongGuesses,
  /** Wrong passcodes of health links. */
  healthLink: wrongGuesses,
  /** Passcodes that were sent and never used. */
  passcodeSent: { each: 10, inTotal: 300, seconds: 900 },
  /** Letters with a user name. */
  username: { each: 10, inTotal: 300, seconds: 900 },
  /** Cards of a member that are sent anywhere, and to one address or number. */
  card: { each: 15, inTotal: Infinity, seconds: daySeconds },
  cardDestination: { each: 5, inTotal: Infinity, seconds: daySeconds },
  /** Messages in which one member requests access to another's claims. */
  accessRequest: { each: 5, inTotal: Infinity, seconds: daySeconds },
  /** Questions to customer service. */
  contact: { each: 30, inTotal: 1000, seconds: 900 },
  /** Questions about a claim. */
  claimInquiry: { each: 30, inTotal: 1000, seconds: 900 },
  /** Certificates of a member that go out by mail. */
  certificate: { each: 5, inTotal: Infinity, seconds: daySeconds },
  /** Openings of a health link: each is listed for the member. */
  healthLinkOpening: { each: 60, inTotal: 3000, seconds: 900 },
  /** Answers to messages. */
  reply: { each: 30, inTotal: 1000, seconds: 900 },
  /** Reported mistakes of the directory. */
  directoryReport: { each: 10, inTotal: 300, seconds: 900 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The key that a limit counts by. */
export type LimitKey =
  `${'account' | 'person' | 'member' | 'ssn' | 'email' | 'link' | 'phone' | 'destination'} ${string}`;

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Sliding-window counts by target (person, account, secret) and in total, never by sender: a guesser can change
 * addresses at will. Kept in memory, so a restart clears them.
 *
 * @param now epoch milliseconds
 */
export function createRateLimits(now: () => number = Date.now) {
  /** When each key was counted, oldest first. */
  const counted = new Map<string, { times: number[]; seconds: number }>();

  const recent = (key: string): number[] => {
    const entry = counted.get(key);
    if (entry === undefined) return [];
    entry.times = entry.times.filter((time) => time > now() - entry.seconds * 1000);
    if (entry.times.length === 0) counted.delete(key);
    return entry.times;
  };
  const keysOf = (name: LimitName, keys: readonly LimitKey[]): string[] => [
    name,
    ...new Set(keys.map((key) => `${name} ${key}`)),
  ];
  const check = (name: LimitName, keys: readonly LimitKey[]): void => {
    const { each, inTotal, seconds } = limits[name];
    const waits = keysOf(name, keys).map((key) => {
      const freeing = recent(key).at(key === name ? -inTotal : -each);
      return freeing === undefined ? 0 : freeing + seconds * 1000 - now();
    });
    const wait = Math.max(...waits);
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
  };
  const count = (name: LimitName, keys: readonly LimitKey[]): void => {
    for (const key of counted.keys()) recent(key);
    for (const key of keysOf(name, keys)) {
      counted.set(key, { times: [...recent(key), now()], seconds: limits[name].seconds });
    }
  };

  return {
    /** @throws {Refusal} 429 once the limit is reached */
    check,

    /** Counts something that is done. @throws {Refusal} 429 once the limit is reached */
    take(name: LimitName, keys: readonly LimitKey[]): void {
      check(name, keys);
      count(name, keys);
    },

    /** Removes the last count, of an attempt that turned out to be legitimate. */
    giveBack(name: LimitName, keys: readonly LimitKey[]): void {
      for (const key of keysOf(name, keys)) recent(key).pop();
    },

    /**
     * Makes a guess and counts it if it is refused or wrong. Synchronous, so parallel requests can't slip in
     * between the check and the count.
     *
     * @throws {Refusal} 429 once the limit is reached, even for a guess that would be right
     */
    guess<T>(
      name: LimitName,
      keys: readonly LimitKey[],
      attempt: () => T,
      isWrong: (outcome: T) => boolean = () => false,
    ): T {
      check(name, keys);
      try {
        const outcome = attempt();
        if (isWrong(outcome)) count(name, keys);
        return outcome;
      } catch (error) {
        if (error instanceof Refusal) count(name, keys);
        throw error;
      }
    },

    clear: (): void => counted.clear(),
  };
}

const tooManyRequests = (seconds: number): Refusal =>
  new Refusal(
    429,
    { title: 'Too Many Requests', detail: 'This was tried too often. Wait and try again.' },
    { 'retry-after': String(seconds) },
  );
