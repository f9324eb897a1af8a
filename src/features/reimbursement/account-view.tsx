import { Suspense, useRef } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { pendingCents, type ReimbursementAccount } from '#src/domain/reimbursement/account.ts';
import { Figure } from '#src/ui/data/figure.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const Asking = lazyPart(async () => (await import('./asking.tsx')).Asking);

const words = reimbursementWords.account;

/** The account's balance, then the way to request money, and then the other figures. */
export function AccountView({
  account,
  memberId,
}: {
  account: ReimbursementAccount;
  memberId: string;
}) {
  const { leftCents, asOf } = account;
  const balance = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={balance} tabIndex={-1}>
        <Figure
          name={words.left}
          value={formatCents(leftCents)}
          note={asOf !== null && words.asOf(formatDateInProse(asOf))}
        />
      </div>
      <PartBoundary>
        <Suspense fallback={<Skeleton height="5rem" />}>
          <Asking key={memberId} {...{ account, memberId, balance }} />
        </Suspense>
      </PartBoundary>
      <OtherFigures account={account} />
    </>
  );
}

function OtherFigures({ account }: { account: ReimbursementAccount }) {
  const { electionCents, usedCents, year } = account;
  const pending = pendingCents(account);
  const figures = [
    [words.election, electionCents],
    [words.used, usedCents],
    [words.pending, pending === 0 ? null : pending],
  ] as const;
  return (
    <Row as="dl" gap="12" look="figures">
      {figures.map(
        ([name, cents]) =>
          cents !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ),
      )}
      {year !== null && (
        <div>
          <dt>{words.year}</dt>
          <dd>{year}</dd>
        </div>
      )}
    </Row>
  );
}
