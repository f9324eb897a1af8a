import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import type { SubmissionEvent } from '#src/machines/submit-once/submit-once.machine.ts';
import {
  isUnfinished,
  submissionView,
  type SubmissionView,
} from '#src/machines/submit-once/submit-once.selectors.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { PortalSubmission, Submissions } from '#src/portal/submit-once.ts';

/** The submission of a screen, with the functions that change it. */
export interface Submission<T extends PortalSubmission> {
  view: SubmissionView<T>;
  /** The part of the flow to render: an earlier submission without an answer is resolved first. */
  shows: 'nothing' | 'offer' | 'flow' | 'unfinished';
  /** How the member left the flow, once they are back where it begins; null before that. */
  ended: 'canceled' | 'finished' | null;
  send: (event: SubmissionEvent<T>) => void;
  /** Resolves with the outcome once nothing is under way. */
  settled: () => Promise<SubmissionView<T>>;
  /** Begins a new submission. */
  begin: () => void;
  /** Leaves the flow. */
  close: () => void;
}

/** Returns the submission of a contract or a member, which outlives the screen. */
export function useSubmission<T extends PortalSubmission>(
  submissions: Submissions<T>,
  of: string,
): Submission<T> {
  const portal = usePortal();
  const [actor] = useState(() => submissions(portal, of));
  const view = useSelector(actor, submissionView<T>);
  const [visit, setVisit] = useState<'none' | 'begun' | 'canceled' | 'finished'>('none');
  useEffect(() => actor.send({ type: 'screen.opened' }), [actor]);
  const shows = showsOf(view, visit === 'begun');
  const turn = (next: typeof visit) => {
    actor.send({ type: 'submission.closed' });
    setVisit(next);
  };
  return {
    view,
    shows,
    ended: shows === 'offer' && (visit === 'canceled' || visit === 'finished') ? visit : null,
    send: (event) => actor.send(event),
    async settled() {
      // It ends with the session.
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => {});
      return submissionView<T>(actor.getSnapshot());
    },
    begin: () => turn('begun'),
    close: () => turn(view.answer === null ? 'canceled' : 'finished'),
  };
}

function showsOf<T extends PortalSubmission>(
  view: SubmissionView<T>,
  hasBegun: boolean,
): Submission<T>['shows'] {
  if (isUnfinished(view)) return 'unfinished';
  // Nothing is offered before it is known whether something was sent.
  if (view.step === 'looking') return 'nothing';
  return view.step !== 'open' || hasBegun ? 'flow' : 'offer';
}
