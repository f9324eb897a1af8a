import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationOperations } from './api/registration.ts';
import { incomingFrom } from './api/operation.ts';
import { Refusal } from './api/refusal.ts';
import { createSettingsStore } from './api/settings.ts';
import { openDatabase } from './database.ts';
import { createAccounts } from './identity/accounts.ts';
import { createGrants } from './identity/grants.ts';
import { createPasscodes } from './passcodes.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRegistrations } from './registrations.ts';
import { createWorld } from './seed/world.ts';

const maxAttempts = 10;
const windowMs = 900_000;

function refusalOf(attempt: () => void): Refusal | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The largest number of instants that any window of the limits' length holds. */
const mostInAWindow = (instants: readonly number[]): number =>
  Math.max(
    0,
    ...instants.map((end) => instants.filter((at) => at <= end && at > end - windowMs).length),
  );

test('a refused request does not lengthen the wait, which ends after 15 minutes', () => {
  let now = 1_000_000;
  const limits = createRateLimits(() => now);
  const ask = () => refusalOf(() => limits.take('passcodeSent', ['account maria']));
  for (let turn = 0; turn < 10; turn += 1) expect(ask()).toBeNull();
  expect(ask()).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  now += 899_500;
  expect(ask()).toMatchObject({ headers: { 'retry-after': '1' } });
  now += 500;
  expect(ask()).toBeNull();
});

test('counts each key separately, and forgets all counts when cleared', () => {
  const limits = createRateLimits(() => 0);
  const ask = (member: string) => refusalOf(() => limits.take('username', [`member ${member}`]));
  for (let turn = 0; turn < 10; turn += 1) ask('a1');
  expect(ask('a1')?.status).toBe(429);
  expect(ask('a2')).toBeNull();
  expect(refusalOf(() => limits.take('contact', ['account a1']))).toBeNull();
  limits.clear();
  expect(ask('a1')).toBeNull();
});

test('limits guesses at different people, too, by their total count', () => {
  const limits = createRateLimits(() => 0);
  const guess = (turn: number) =>
    refusalOf(() =>
      limits.guess(
        'currentPassword',
        [`account ${String(turn)}`],
        () => false,
        (isRight) => !isRight,
      ),
    );
  for (let turn = 0; turn < 300; turn += 1) expect(guess(turn)).toBeNull();
  expect(guess(300)?.status).toBe(429);
});

test('does not count a right guess, and refuses a right guess after too many wrong guesses', () => {
  const limits = createRateLimits(() => 0);
  const guess = (isRight: boolean) =>
    limits.guess(
      'passcode',
      ['account maria'],
      () => isRight,
      (right) => !right,
    );
  for (let turn = 0; turn < 50; turn += 1) guess(true);
  for (let turn = 0; turn < 10; turn += 1) guess(false);
  expect(refusalOf(() => guess(true))?.status).toBe(429);
});

/** A way to write a text that means the same. */
const written = (text: string) =>
  fc.constantFrom(text, ` ${text}`, text.toUpperCase(), text.toLowerCase());

test('limits guesses at a person’s numbers, whichever fields vary', async () => {
  const world = createWorld(new Date(), 'http://partner.example');
  const [target] = world.candidates.filter(({ mbiLast4 }) => mbiLast4 === undefined);
  if (target === undefined) throw new Error('the seed has no such candidate');
  const { person, ssn, memberIds } = target;
  const digits = (length: number) =>
    fc
      .stringMatching(new RegExp(`^[0-9]{${String(length)}}$`))
      .filter((text) => !ssn.endsWith(text));
  /** The facts that the guesser knows are in all guesses; each guess leaves out or varies the other facts. */
  const knowledge = fc.subarray(['dateOfBirth', 'memberId', 'ssn', 'ssnLast4'] as const);
  const guesses = fc.array(
    fc.record({
      right: fc.record({
        firstName: written(person.firstName),
        lastName: written(person.lastName),
        dateOfBirth: fc.constant(person.birthDate),
        memberId: fc.constantFrom(...memberIds.flatMap((id) => [id, id.toLowerCase()])),
        ssn: fc.constant(ssn),
        ssnLast4: fc.constant(ssn.slice(-4)),
      }),
      guessed: fc.record(
        {
          dateOfBirth: fc.integer({ min: 10, max: 28 }).map((day) => `1950-01-${String(day)}`),
          memberId: digits(10).map((number) => `A${number}`),
          ssn: digits(9),
          ssnLast4: digits(4),
        },
        { requiredKeys: ['dateOfBirth', 'ssnLast4'] },
      ),
      afterMs: fc.constantFrom(0, 1, 1000, 30_000, 300_000),
    }),
    { minLength: 30, maxLength: 60 },
  );

  await fc.assert(
    fc.asyncProperty(knowledge, guesses, async (knownFacts, all) => {
      let now = 0;
      const database = openDatabase(':memory:', false);
      const accounts = createAccounts(database, createGrants(database));
      const settings = createSettingsStore(database, world);
      const [verifyMember] = registrationOperations({
        world,
        accounts,
        rateLimits: createRateLimits(() => now),
        registrations: createRegistrations({ database, world, accounts, settings }),
      });
      const judged = new Map<string, number[]>();
      for (const { right, guessed, afterMs } of all) {
        now += afterMs;
        const { firstName, lastName } = right;
        const knows = Object.fromEntries(knownFacts.map((field) => [field, right[field]]));
        const request: Partial<typeof right> = { firstName, lastName, ...guessed, ...knows };
        if (request.memberId === undefined && request.ssn === undefined) continue;
        const refused = await verifyMember
          ?.answer(
            incomingFrom({
              path: {},
              query: {},
              headers: new Headers(),
              readBody: () => Promise.resolve(request),
            }),
            undefined,
          )
          .then(
            () => null,
            (error: unknown) => error,
          );
        // Only wrong guesses that were judged count.
        if (!(refused instanceof Refusal) || refused.status === 429) continue;
        const targets = [
          ...(request.dateOfBirth === person.birthDate ? ['person'] : []),
          ...[request.memberId?.toLowerCase() ?? []].flat(),
          ...[request.ssn ?? []].flat(),
        ];
        for (const guessed of targets) judged.set(guessed, [...(judged.get(guessed) ?? []), now]);
      }
      database.close();
      for (const instants of judged.values()) {
        expect(mostInAWindow(instants)).toBeLessThanOrEqual(maxAttempts);
      }
    }),
    { numRuns: 60 },
  );
});

test('limits the passcodes sent to an account and its wrong guesses, however often one is requested', () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom(
        'sign-in',
        'help',
        'help without an account',
        'wrong',
        'wrong',
        'wrong',
        'right',
      ),
      account: written('maria'),
      which: fc.nat(),
      afterMs: fc.constantFrom(0, 1, 30_000, 300_000),
    }),
    { minLength: 40, maxLength: 90 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      let now = 0;
      const database = openDatabase(':memory:', false);
      const passcodes = createPasscodes(
        database,
        createRateLimits(() => now),
      );
      const made: { passcodeId: string; passcode: string }[] = [];
      const wrong: number[] = [];
      const sent: number[] = [];
      let used = 0;
      for (const [step, { kind, account, which, afterMs }] of all.entries()) {
        now += afterMs;
        const sentPasscode = made[which % Math.max(made.length, 1)];
        if (kind === 'wrong' || kind === 'right') {
          if (sentPasscode === undefined) continue;
          const typed = kind === 'right' ? sentPasscode.passcode : 'wrong';
          const refused = refusalOf(() => {
            const { result } = passcodes.check(sentPasscode.passcodeId, typed);
            if (result === 'invalid' || result === 'exceeded') wrong.push(now);
            if (result === 'accepted') used += 1;
          });
          if (refused === null) continue;
          expect(refused.status).toBe(429);
        } else {
          const askedFor = kind === 'sign-in' ? `sign-in ${String(step)}` : `${kind} maria`;
          const userName = kind === 'help without an account' ? null : 'maria';
          refusalOf(() => {
            made.push(passcodes.begin({ askedFor, account, userName }));
            sent.push(now);
          });
        }
      }
      database.close();
      expect(mostInAWindow(wrong)).toBeLessThanOrEqual(maxAttempts);
      expect(mostInAWindow(sent)).toBeLessThanOrEqual(maxAttempts + used);
    }),
    { numRuns: 150 },
  );
});
