import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { formatList } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { isExplained, onItsWay, type Bill, type BillLine } from '#src/domain/payments/bill.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { periodText } from './payment-text.ts';
import styles from './payments.module.css';

const billWords = paymentsWords.bill;
const words = billWords.lines;

/**
 * The lines of a bill: premium by plan, month and people, and reductions; then the payments on their way, down to what is
 * due. Nothing unless the lines add up to the balance.
 */
export function BillLines({ bill }: { bill: Bill }) {
  const { plan, accessibleMembers, adults } = usePlan();
  const knownPeople = [...accessibleMembers, ...adults];
  if (!isExplained(bill)) return null;
  const balance = bill.balanceCents ?? 0;
  const way = onItsWay(bill);
  const aboutOf = ({ kind, period, memberIds }: BillLine) => {
    const people = memberIds.flatMap(
      (id) => knownPeople.find(({ memberId }) => memberId === id) ?? [],
    );
    // Naming only some of them would say that the others are not covered.
    const names =
      people.length === memberIds.length
        ? formatList(people.map(({ firstName }) => formatName(firstName)))
        : words.people(memberIds.length);
    return [
      kind === 'premium' ? plan.lobDisplayName : '',
      period === null ? '' : periodText(period),
      names,
    ].filter((part) => part !== '');
  };
  return (
    <Stack as="section" aria-label={words.title} gap="2" className={styles['lines']}>
      <h3>{words.title}</h3>
      <dl className={utility('cells', 'gap-2')}>
        {bill.lines.map((line, index) => (
          // Two of them may be alike in everything.
          <div key={index}>
            <dt>
              {line.description ?? lookUp(words.kinds, line.kind) ?? line.kind}
              <SecondaryText className={utility('block')}>
                {aboutOf(line).join(' · ')}
              </SecondaryText>
            </dt>
            <dd className={utility('push', 'numbers', 'no-wrap')}>{formatCents(line.cents)}</dd>
          </div>
        ))}
        {/* Otherwise it is the amount due, which the bill begins with. */}
        {balance !== bill.amountDueCents && (
          <div className={classNames(styles['linesTotal'], utility('strong', 'top-line'))}>
            <dt>{words.total}</dt>
            <dd className={utility('push', 'numbers', 'no-wrap')}>{formatCents(balance)}</dd>
          </div>
        )}
        {way > 0 && (
          <div>
            <dt>{billWords.onItsWay}</dt>
            <dd className={utility('push', 'numbers', 'no-wrap')}>{formatCents(-way)}</dd>
          </div>
        )}
        {way > 0 && Math.max(0, balance - way) === Math.max(0, bill.amountDueCents) && (
          <div className={classNames(styles['linesTotal'], utility('strong', 'top-line'))}>
            <dt>{billWords.amountDue}</dt>
            <dd className={utility('push', 'numbers', 'no-wrap')}>
              {formatCents(Math.max(0, bill.amountDueCents))}
            </dd>
          </div>
        )}
      </dl>
    </Stack>
  );
}
