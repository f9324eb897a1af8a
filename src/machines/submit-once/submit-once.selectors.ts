import type { SnapshotFrom } from 'xstate';
import type { SubmissionActor, SubmissionContext, SubmissionTypes } from './submit-once.machine.ts';

/** How far a submission is. */
export type SubmissionStep =
  | ('looking' | 'open' | 'underWay' | 'unknown')
  | ('finished' | 'rejected' | 'changed' | 'notSent' | 'givenUp');

/** A submission as a screen shows it. */
export type SubmissionView<T extends SubmissionTypes> = SubmissionContext<T> & {
  step: SubmissionStep;
};

export const submissionView = <T extends SubmissionTypes>({
  context,
  value,
}: SnapshotFrom<SubmissionActor<T>>): SubmissionView<T> => ({
  ...context,
  step: typeof value === 'string' ? value : 'underWay',
});

/** Whether an answer was lost, until the member has read what became of it. */
export const isUnfinished = ({ step, isRetry }: SubmissionView<SubmissionTypes>): boolean =>
  isRetry || step === 'unknown' || step === 'givenUp';
