import { claimDetailsWords } from '#content/claim-details.ts';
import { formatDate } from '#content/formats.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { isLineDenied, type ClaimLine } from '#src/domain/claims/amounts/claim-lines.ts';
import {
  type CostBreakdown,
  costBreakdownOf,
  costColumns,
  lineCosts,
  statedCosts,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';
import { lineAmountsBeside } from '#src/domain/claims/amounts/other-amounts.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './lines-card.module.css';
import { otherAmountName } from '../other-amount-name.ts';
import { shareName } from '../share-name.ts';
import { notesBeside, reasonOf, serviceInSum } from './one-service.ts';

const words = claimDetailsWords.lines;

const moneyColumns = costColumns.map(([name, cents]) => ({ name: words.columns[name], cents }));

const shareIn = ({ memberResponsibility }: CostBreakdown) => memberResponsibility;

/** The amounts in total and line by line, with the payer's notes on each line; left out where one service is the whole. */
export function LinesCard({ claim, nextStep }: { claim: Claim; nextStep: NextStep }) {
  const total = costBreakdownOf(claim);
  const stated = statedCosts(claim);
  const lines: Line[] = claim.lines.map((line) => ({ line, costs: lineCosts(line) }));
  const columns = [
    ...moneyColumns,
    { name: shareName(nextStep, total.memberResponsibility), cents: shareIn },
  ];
  const shown = columns.filter(({ cents }) =>
    [total, ...lines.map(({ costs }) => costs)].some((costs) => cents(costs) !== null),
  );
  if (lines.length === 0 && shown.length === 0) return null;
  if (serviceInSum(claim, nextStep) !== null) return null;
  // The amounts of one service are those of the whole claim.
  const isOne =
    lines.length === 1 &&
    lines.every(({ costs }) => shown.every(({ cents }) => cents(costs) === cents(total)));
  const notes = notesBeside(claim);
  return (
    <FoldingCard title={words.title}>
      <DataTable
        cards="grid"
        columns={[
          {
            header: words.service,
            card: 'title',
            cell: ({ line }) => <LineWords {...{ line, claim, notes }} />,
            total: shown.length > 0 && !isOne ? words.total : undefined,
          },
          ...shown.map(({ name, cents }): Column<Line> => ({
            header: name,
            kind: 'money',
            cell: ({ costs }) => amountText(cents(costs)),
            total: isOne ? undefined : (
              <>
                <span>{amountText(cents(total)) ?? <NoAmount />}</span>
                {cents(total) !== null && cents(stated) === null && (
                  <SecondaryText className={utility('block')}>{words.addedUp}</SecondaryText>
                )}
              </>
            ),
          })),
        ]}
        rows={lines}
        rowKey={({ line }, index) => `${index} ${line.sequence}`}
      />
      <Notes notes={notes} />
    </FoldingCard>
  );
}

interface Line {
  line: ClaimLine;
  costs: CostBreakdown;
}

const amountText = (cents: number | null) => (cents === null ? null : formatCents(cents));

function LineWords({
  line,
  claim,
  notes,
}: {
  line: ClaimLine;
  claim: Claim;
  /** The notes listed under the table. */
  notes: Claim['notes'];
}) {
  const noteNumbers = line.noteNumbers.filter((number) =>
    notes.some((note) => note.number === number),
  );
  const isDenied = isLineDenied(line);
  const reason = reasonOf(line, claim);
  // Of one service, the claim's status gives the reason.
  const isTold = claim.lines.length === 1 && refusalReasons(claim).includes(reason);
  const facts = [
    line.servicedOn === null ? '' : formatDate(line.servicedOn),
    line.quantity === null || line.quantity === 1 ? '' : words.quantity(line.quantity),
    line.wasAddedByPayer ? words.addedByPayer : '',
    noteNumbers.length === 0 ? '' : words.noteNumbers(noteNumbers),
  ].filter(Boolean);
  return (
    <>
      <span className={utility('block')}>{line.service ?? words.notNamed}</span>
      {facts.length > 0 && <span className={styles['facts']}>{facts.join(' · ')}</span>}
      {!isTold && reason !== '' && (
        <span className={isDenied ? styles['reason'] : styles['facts']}>
          {isDenied ? words.notPaid(reason) : words.notPaidInFull(reason)}
        </span>
      )}
      {lineAmountsBeside(line).map((other, index) => (
        // Two of them may be alike in everything.
        <span key={index} className={styles['facts']}>
          {words.amount({
            name: otherAmountName(other) ?? words.otherAmount,
            amount: formatCents(other.cents),
          })}
        </span>
      ))}
    </>
  );
}

function Notes({ notes }: { notes: Claim['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <h3>{words.notes}</h3>
      <Stack as="ul" gap="1">
        {notes.map(({ number, text }, index) => (
          <li key={`${index} ${text}`}>
            {number !== null && <strong>{number} </strong>}
            <span>{text}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
