import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { formatDate, formatList } from '#content/formats.ts';
import { idCardWords } from '#content/id-card.ts';
import type { BrandContent } from '#src/catalogue/brand-content.ts';
import { limitOfCost } from '#src/domain/coverage/limit-costs.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import type { CardLimit } from '#src/domain/id-card/card-limits.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './id-card.module.css';

const words = idCardWords.card;

/** No more fits beside the numbers; all of them are in Coverage & Copays. */
const mostCosts = 4;

const isFigure = ({ kind }: CostValue) => kind === 'money' || kind === 'percent';

/** The front of the card: the insured person, the plan, and the numbers that offices and pharmacies type in. */
export function CardFront({
  card,
  name,
  memberId,
  brand,
  others,
  ended,
  limits,
}: {
  card: IdCard;
  name: string;
  memberId: string;
  brand: BrandContent;
  /** The other people the plan covers, with the names the dashboard uses. */
  others: readonly string[];
  /** The note that the card is no longer valid; null for a valid card. */
  ended: string | null;
  /** The deductibles and out-of-pocket maximums; null while they're not known. */
  limits: readonly CardLimit[] | null;
}) {
  const isDependent = card.subscriberName !== null && card.subscriberName !== name;
  const costs = card.costs
    .filter(
      ({ code, label, network, value }) =>
        network !== 'out' && isFigure(value) && limitOfCost(code, label) === null,
    )
    .slice(0, mostCosts);
  return (
    <Stack as="section" aria-label={words.front(name)} className={styles['side']} data-is="front">
      <header className={classNames(styles['band'], utility('wraps', 'center'))}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['mark']}>
          <path d={brand.mark} fill="currentColor" />
        </svg>
        <strong>{card.issuerName ?? brand.displayName}</strong>
        <span className={utility('push', 'small')}>{card.planName}</span>
      </header>
      {ended !== null && (
        <p className={classNames(styles['ended'], utility('strong', 'in-text'))}>{ended}</p>
      )}
      <Stack gap="3" className={styles['face']}>
        <dl className={styles['facts']}>
          <Fact name={words.member} value={name} variant="large" />
          <Fact name={words.memberId} value={card.memberIds[0] ?? memberId} variant="large" />
          {isDependent && <Fact name={words.subscriber} value={card.subscriberName} />}
          <Fact name={words.group} value={card.groupId} />
          <Fact
            name={words.effective}
            value={card.start === null ? null : formatDate(card.start)}
          />
          <Fact name={words.network} value={card.network} />
          {card.pharmacy.map(({ kind, value }) => (
            <Fact key={kind} name={words.numbers[kind]} value={value} variant="rx" />
          ))}
        </dl>
        <Limits limits={limits} />
        {costs.length > 0 && (
          <dl aria-label={words.youPay} className={styles['costs']}>
            {costs.map(({ code, label, value }) => (
              <div key={`${code} ${label}`}>
                <dt>{label}</dt>
                <dd>{costText(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        {others.length > 0 && (
          <p className={classNames(styles['others'], utility('small'))}>
            <span className={utility('secondary')}>{words.alsoOn}: </span>
            {formatList(others)}
          </p>
        )}
      </Stack>
    </Stack>
  );
}

const limitTypes = ['deductible', 'outOfPocketMax'] as const;

const isMissing = ({ individual, family }: CardLimit): boolean =>
  individual === null && family === null;

/** The limits that the law requires on every card (26 U.S.C. 9816(e)), or where to find those the insurer doesn't give. */
function Limits({ limits }: { limits: readonly CardLimit[] | null }) {
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

function Fact({
  name,
  value,
  variant,
}: {
  name: string;
  value: string | null;
  variant?: 'large' | 'rx';
}) {
  if (value === null) return null;
  return (
    <div className={variant && styles[variant]}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
