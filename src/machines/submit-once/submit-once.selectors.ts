import type { SnapshotFrom } from 'xstate';
import type { SubmissionActor, SubmissionContext, SubmissionTypes } from './submit-once.machine.ts';

/** The state of a submission; `underWay` stands for all its steps. */
export type SubmissionStep =
  | ('looking' | 'open' | 'underWay' | 'unknown')
  | ('finished' | 'rejected' | 'changed' | 'notSent' | 'givenUp');

/** The data of a submission that its screen shows. */
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

/** Returns whether an answer was lost and the member has not yet seen the final outcome. */
export const isUnfinished = ({ step, isRetry }: SubmissionView<SubmissionTypes>): boolean =>
  isRetry || step === 'unknown' || step === 'givenUp';
