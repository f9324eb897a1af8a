import { ClaimStatusPill } from '#src/parts/claims/claim-status-pill.tsx';
import { OwedAmount } from '#src/parts/claims/owed-amount.tsx';
import { claimStatuses } from '#src/domain/claims/claim-names.ts';
import { nextStepKinds, type NextStep } from '#src/domain/claims/next-step.ts';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

const unknown: NextStep = {
  kind: 'unknown',
  owed: null,
  open: null,
  beforePayments: { owed: null, open: null },
  payments: [],
  refund: 0,
  returnedOn: null,
  denial: null,
  day: null,
  step: 'none',
  counts: false,
};

export const states: States = {
  'By the payer’s status': () => (
    <div className={styles['row']}>
      {claimStatuses.map((status) => (
        <ClaimStatusPill key={status} status={status} nextStep={unknown} />
      ))}
    </div>
  ),
  'By the next step': () => (
    <div className={styles['row']}>
      {nextStepKinds.map((kind) => (
        <ClaimStatusPill key={kind} status="processed" nextStep={{ ...unknown, kind }} />
      ))}
    </div>
  ),
  'With the amount that may be owed': () => (
    <ul>
      {[
        { ...unknown, owed: 3_000 },
        { ...unknown, open: 128_450 },
        { ...unknown, kind: 'in-review' } as const,
        unknown,
      ].map((nextStep, at) => (
        <li key={at}>
          <OwedAmount nextStep={nextStep} />
        </li>
      ))}
    </ul>
  ),
};
