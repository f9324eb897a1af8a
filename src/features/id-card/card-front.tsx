import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { formatDate, formatList } from '#content/formats.ts';
import { idCardWords } from '#content/id-card.ts';
import type { BrandContent } from '#src/catalogue/brand-content.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './id-card.module.css';

const words = idCardWords.card;

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
  /** The note that the card is no longer valid; null for a valid card. */
  ended: string | null;
}) {
  const isDependent = card.subscriberName !== null && card.subscriberName !== name;
  return (
    <Stack as="section" aria-label={words.front(name)} className={styles['side']} data-is="front">
      <header className={classNames(styles['band'], utility('wraps', 'center'))}>
        {['mark', 'watermark'].map((name) => (
          <svg key={name} viewBox="0 0 24 24" aria-hidden="true" className={styles[name]}>
            <path d={brand.mark} fill="currentColor" />
          </svg>
        ))}
        <strong>{card.issuerName ?? brand.displayName}</strong>
        <span className={utility('push', 'small')}>{card.planName}</span>
      </header>
      {ended !== null && (
        <p className={classNames(styles['ended'], utility('strong', 'in-text'))}>{ended}</p>
      )}
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
        {others.length > 0 && (
          <p className={classNames(styles['others'], utility('small'))}>
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
