import { formatDate, formatList } from '#content/formats.ts';
import { idCardWords } from '#content/id-card.ts';
import type { BrandContent } from '#src/catalogue/brand-content.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './id-card.module.css';

const words = idCardWords.card;

/** No more fits beside the numbers; all of them are in Coverage & Copays. */
const mostCosts = 6;

const isFigure = ({ kind }: CostValue) => kind === 'money' || kind === 'percent';

/** The front of the card: the insured person, the plan, and the numbers that offices and pharmacies type in. */
export function CardFront({
  card,
  name,
  memberId,
  brand,
  others,
  ended,
}: {
  card: IdCard;
  name: string;
  memberId: string;
  brand: BrandContent;
  /** The other people the plan covers, with the names the dashboard uses. */
  others: readonly string[];
  /** The note that the card is no longer valid; null while it is. */
  ended: string | null;
}) {
  const isDependent = card.subscriberName !== null && card.subscriberName !== name;
  const costs = card.costs
    .filter(({ network, value }) => network !== 'out' && isFigure(value))
    .slice(0, mostCosts);
  return (
    <Stack as="section" aria-label={words.front(name)} className={styles['side']} data-is="front">
      <header className={styles['band']}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['mark']}>
          <path d={brand.mark} fill="currentColor" />
        </svg>
        <strong>{card.issuerName ?? brand.displayName}</strong>
        <span>{card.planName}</span>
      </header>
      {ended !== null && <p className={styles['ended']}>{ended}</p>}
      <Stack gap="3" className={styles['face']}>
        <dl className={styles['facts']}>
          <Fact name={words.member} value={name} isLarge />
          <Fact name={words.memberId} value={card.memberIds[0] ?? memberId} isLarge />
          {isDependent && <Fact name={words.subscriber} value={card.subscriberName} />}
          <Fact name={words.group} value={card.groupId} />
          <Fact
            name={words.effective}
            value={card.start === null ? null : formatDate(card.start)}
          />
          <Fact name={words.network} value={card.network} />
          {card.pharmacy.map(({ kind, value }) => (
            <Fact key={kind} name={words.numbers[kind]} value={value} />
          ))}
        </dl>
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
          <p className={styles['others']}>
            <span>{words.alsoOn}: </span>
            {formatList(others)}
          </p>
        )}
      </Stack>
    </Stack>
  );
}

function Fact({
  name,
  value,
  isLarge = false,
}: {
  name: string;
  value: string | null;
  isLarge?: boolean;
}) {
  if (value === null) return null;
  return (
    <div className={isLarge ? styles['large'] : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
