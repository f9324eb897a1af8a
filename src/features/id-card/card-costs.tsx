import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { idCardWords } from '#content/id-card.ts';
import { limitOfCost } from '#src/domain/coverage/limit-costs.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import type { CardLimit } from '#src/domain/id-card/card-limits.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import styles from './id-card.module.css';

const words = idCardWords.card;

/** No more fits on a card; all of them are in Coverage & Copays. */
const mostCosts = 4;

const isFigure = ({ kind }: CostValue) => kind === 'money' || kind === 'percent';

/** Shows what visits cost with this card. */
export function CardCosts({ card }: { card: IdCard }) {
  const costs = card.costs
    .filter(
      ({ code, label, network, value }) =>
        network !== 'out' && isFigure(value) && limitOfCost(code, label) === null,
    )
    .slice(0, mostCosts);
  if (costs.length === 0) return null;
  return (
    <dl aria-label={words.youPay} className={styles['costs']}>
      {costs.map(({ code, label, value }) => (
        <div key={`${code} ${label}`}>
          <dt>{label}</dt>
          <dd>{costText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const limitTypes = ['deductible', 'outOfPocketMax'] as const;

const isMissing = ({ individual, family }: CardLimit): boolean =>
  individual === null && family === null;

/** The limits that the law requires on every card (26 U.S.C. 9816(e)), or where to find those the insurer doesn't give. */
export function CardLimits({ limits }: { limits: readonly CardLimit[] | null }) {
  if (limits === null) return <Skeleton height="5rem" />;
  const stated = limits.filter((limit) => !isMissing(limit));
  // Plans that the law doesn't ask, such as dental plans, have only some of them.
  const rows = limitTypes.filter((type) => stated.some((limit) => limit.type === type));
  const note = stated.length < limits.length && (
    <p className={classNames(styles['others'], utility('small'))}>
      {words.limits.elsewhere(rows.length > 0)}
    </p>
  );
  if (rows.length === 0) return note;
  return (
    <div className={styles['limitsPlace']}>
      <table aria-label={words.limits.title} className={styles['limits']}>
        <thead>
          <tr>
            <td />
            {(['in', 'out'] as const).map((network) => (
              <th key={network} scope="col">
                {words.limits[network]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((type) => (
            <tr key={type}>
              <th scope="row">{words.limits[type]}</th>
              {limits
                .filter((limit) => limit.type === type)
                .map((limit) => (
                  <td key={limit.network}>
                    <Amounts of={limit} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note}
    </div>
  );
}

/** The amounts of a limit: the person's and the family's on a line each, named where there are both. */
function Amounts({ of: { individual, family } }: { of: CardLimit }) {
  const individualText = individual === null ? null : formatCents(individual, { short: true });
  if (family === null) return individualText ?? <NoAmount />;
  return (
    <>
      {individualText !== null && (
        <span className={styles['amount']}>{words.limits.you(individualText)} </span>
      )}
      <span className={styles['amount']}>
        {words.limits.family(formatCents(family, { short: true }))}
      </span>
    </>
  );
}
