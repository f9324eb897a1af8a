import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { billCheckWords } from '#content/bill-check.ts';
import { formatDateInProse } from '#content/formats.ts';
import type { BillCheck } from '#src/domain/claims/bill-check.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { localDay } from '#src/domain/format/days.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { billValues } from './bill-values.ts';
import styles from '../claim-details.module.css';

const words = billCheckWords.letter;

type LetterCheck = Extract<BillCheck, { kind: keyof typeof words.requests }>;

/** Whether there's something to ask the provider for. */
export const hasLetter = (check: BillCheck): check is LetterCheck => check.kind in words.requests;

/** A letter to the provider about a bill, on paper alone: name and signature are written by hand. */
export function BillLetter({
  claim,
  asked,
  check,
  onPrinted,
}: {
  claim: FamilyClaim;
  /** The amount the bill asks for, in cents. */
  asked: number;
  check: LetterCheck;
  onPrinted: () => void;
}) {
  const selection = usePlan();
  const { plan } = selection;
  const { now } = usePortal();
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const values = billValues(asked, check);
  const request = words.requests[check.kind];
  const facts = [
    [words.facts.patient, memberName(selection, claim.memberId ?? plan.memberId)],
    [words.facts.member, claim.memberId ?? plan.memberId],
    [words.facts.plan, plan.lobDisplayName],
    [
      words.facts.service,
      claim.serviceStart === null ? null : formatDateInProse(claim.serviceStart),
    ],
    [words.facts.asked, values.asked],
    [words.facts.owed, values.owed === '' ? null : values.owed],
  ].filter(([, value]) => value !== null);
  return createPortal(
    <div
      className={classNames(styles['letter'], utility('paper-only', 'cells', 'gap-4'))}
      data-alone-on-paper
    >
      <p>{formatDateInProse(localDay(now()))}</p>
      {claim.providerName !== null && <p>{words.to(claim.providerName)}</p>}
      <h1 className={utility('large')}>
        {claim.claimNumber === null ? words.titleWithoutNumber : words.title(claim.claimNumber)}
      </h1>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.opening}</p>
      <p>{typeof request === 'string' ? request : request(values)}</p>
      <p>{words.closing}</p>
      <p className={styles['signature']}>{words.signature}</p>
    </div>,
    document.body,
  );
}
