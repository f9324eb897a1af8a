import { createActor, fromCallback, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { Write } from '#src/api/http/call.ts';
import { failureOfThrown, type ApiFailure } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import {
  createSubmitOnceMachine,
  type SubmissionActor,
  type SubmissionTypes,
  type Submitted,
} from '#src/machines/submit-once/submit-once.machine.ts';
import type { Portal } from './create-portal.ts';
import { perPortal } from './per-portal.ts';
import { createDrafts } from '#src/portal/forms/drafts.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';

/** The types of a submission whose failures are those of the API. */
export interface PortalSubmission extends SubmissionTypes {
  failure: ApiFailure;
}

/** The settings of one kind of submission: a payment, a reimbursement request. */
export interface SubmissionKind<T extends PortalSubmission> {
  /** The name of its lock; its draft's begins with it. */
  name: string;
  /** Validates the stored request. */
  intent: z.ZodMiniType<T['intent']>;
  write: (of: string, submitted: Submitted<T>) => Write<T['answer']>;
  /** The reason that the service gives, with 409, when the reviewed bill has changed. */
  changedReason?: string;
  /**
   * Whether any other 409 to a first attempt is a refusal. Otherwise the insurer may still be processing the request,
   * which a proxy can have sent twice.
   */
  isConflictFinal: boolean;
  /**
   * Returns whether the reviewed bill is still the current one; called right before the request is sent.
   * @throws when the current bill cannot be loaded
   */
  isSame?: (portal: Portal, of: string, submitted: Submitted<T>) => Promise<boolean>;
  /** Reloads the queries that a refusal may have made stale. */
  refetch?: (portal: Portal, of: string) => void;
}

/** Returns the submission actor of a contract or a member; starts it at the first call. */
export type Submissions<T extends PortalSubmission> = (
  portal: Portal,
  of: string,
) => SubmissionActor<T>;

/**
 * Makes the submissions of one kind, each exactly once (docs/decisions/017). They outlive the screen that confirms
 * them, and end with the session.
 */
export function submitOnce<T extends PortalSubmission>(kind: SubmissionKind<T>): Submissions<T> {
  const running = perPortal(({ session }) => {
    const actors = new Map<string, SubmissionActor<T>>();
    session.onClosed(() => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    });
    return actors;
  });
  return (portal, of) => {
    const actors = running(portal);
    const actor = actors.get(of) ?? startSubmission(kind, portal, of);
    actors.set(of, actor);
    return actor;
  };
}

/** Runs a task while no other tab of this origin runs one under the same lock. */
export type WithLock = (task: () => Promise<void>) => Promise<void>;

/**
 * Returns the Web Lock of a name. Without Web Locks, tabs do not wait for each other and the idempotency key alone
 * prevents a second payment.
 */
const oneTabAtATime =
  (name: string): WithLock =>
  (task) =>
    'locks' in navigator ? navigator.locks.request(name, task) : task();

const kept = z.object({ key: z.string().check(z.minLength(1)), intent: z.string() });

/** Starts the submission machine of a contract or a member. */
export function startSubmission<T extends PortalSubmission>(
  kind: SubmissionKind<T>,
  portal: Portal,
  of: string,
  withLock = oneTabAtATime(kind.name),
): SubmissionActor<T> {
  const drafts = createDrafts(portal);
  const draft = `${kind.name} ${of}`;
  const report = (thrown: unknown) => {
    const failure = failureOfThrown(defaultErrorCode, thrown);
    reportFailure(portal.errors, failure, undefined);
    return failure;
  };
  const machine = createSubmitOnceMachine<T>().provide({
    actors: {
      restore: fromPromise(async (): Promise<Submitted<T> | null> => {
        const result = kept.safeParse(await drafts.read(draft));
        if (!result.success) return null;
        const { key, intent } = result.data;
        return { key, intent: kind.intent.parse(JSON.parse(intent)), transient: null };
      }),
      acquireLock: fromCallback(({ sendBack }) => {
        let end = () => {};
        const over = new Promise<void>((resolve) => {
          end = resolve;
        });
        void withLock(() => {
          sendBack({ type: 'lock.acquired' });
          return over;
        });
        return end;
      }),
      compare: fromPromise(async ({ input }) => {
        try {
          return (await kind.isSame?.(portal, of, input)) === false ? 'changed' : 'same';
        } catch (thrown) {
          report(thrown);
          return 'failed';
        }
      }),
      persist: fromPromise(({ input: { key, intent } }) =>
        drafts.write(draft, { key, intent: JSON.stringify(intent) }),
      ),
      send: fromPromise(async ({ input }) => {
        try {
          const answer = await portal.send(kind.write(of, input));
          drafts.discard(draft);
          return { kind: 'finished', answer };
        } catch (thrown) {
          const failure = failureOfThrown(defaultErrorCode, thrown);
          const isChanged = failure.status === 409 && failure.reason === kind.changedReason;
          if (!isChanged && !(input.isRetry ? isFinalOnRetry : isAnswered)(failure, kind)) {
            return { kind: 'unknown' };
          }
          drafts.discard(draft);
          if (input.isRetry || isChanged) kind.refetch?.(portal, of);
          if (isChanged) return { kind: 'changed' };
          // A form shows the fields that were rejected.
          if (input.isRetry || failure.validationErrors.length === 0) report(failure);
          return { kind: 'rejected', failure };
        }
      }),
    },
    actions: {
      drop: () => {
        drafts.discard(draft);
        kind.refetch?.(portal, of);
      },
    },
  });
  return createActor(machine).start();
}

/** Whether the service has answered a first attempt; a failure on the way may come after it was accepted. */
const isAnswered = (
  { kind, status }: ApiFailure,
  { isConflictFinal }: { isConflictFinal: boolean },
): boolean =>
  kind === 'session' ||
  (kind === 'status' &&
    status !== null &&
    status < 500 &&
    status !== 408 &&
    (status !== 409 || isConflictFinal));

/** Whether the service has answered all attempts. A refusal to be called now says nothing about the attempt before. */
const isFinalOnRetry = ({ status }: ApiFailure): boolean => status === 400 || status === 422;
