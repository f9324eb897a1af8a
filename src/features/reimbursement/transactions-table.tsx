import { formatDate } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/formats.ts';
import { movedCents, type Transaction } from '#src/domain/reimbursement/transaction.ts';
import { NotSet } from '#src/parts/owed-amount.tsx';
import { ClaimLink } from '#src/parts/claim-link.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import styles from './reimbursement.module.css';
import { useMoneyToComeBack } from './use-money-to-come-back.ts';
import { useWhose } from './use-whose.ts';
import { descriptionOf, statusOf, typeOf } from './transaction-text.ts';

const words = reimbursementWords.transactions;
const { columns } = words;

/** A table where there is room for one, else a card for each transaction. */
export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  const comeBack = useMoneyToComeBack();
  const whose = useWhose();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transactions.map((one) => (
          <Row
            key={one.id}
            transaction={one}
            whose={whose(one)}
            comesBack={one.claimId !== null && movedCents(one) < 0 && comeBack.has(one.claimId)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  transaction,
  whose,
  comesBack,
}: {
  transaction: Transaction;
  whose: string | null;
  /** Its claim was reversed since. */
  comesBack: boolean;
}) {
  const { day, cents, claimId } = transaction;
  const moved = movedCents(transaction);
  const description = descriptionOf(transaction, whose);
  const status = statusOf(transaction);
  return (
    <tr>
      <td className={styles['day']}>{formatDate(day)}</td>
      <th scope="row">
        <div className={styles['about']}>
          {description}
          {comesBack && <span className={styles['quiet']}>{words.comesBack}</span>}
          <ClaimLink claimId={claimId} about={description} />
        </div>
      </th>
      <td className={styles['type']}>{typeOf(transaction)}</td>
      <td className={styles['state']}>
        <PartBoundary>
          {status === null ? (
            <NotSet />
          ) : (
            <StatusPill tone={status.tone}>{status.label}</StatusPill>
          )}
        </PartBoundary>
      </td>
      <td className={styles['money']}>
        {moved !== cents && <s className={styles['asked']}>{formatCents(Math.abs(cents))}</s>}
        {formatCents(moved)}
      </td>
    </tr>
  );
}
