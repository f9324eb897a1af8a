import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { formatDate } from '#content/formats.ts';
import { idCardWords } from '#content/id-card.ts';
import { memberServicesWords } from '#content/member-services.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { phoneLink } from '#src/domain/people/phone-rules.ts';
import type { CardContact, CardIssuer, IdCard } from '#src/domain/id-card/card.ts';
import type { CardLimit } from '#src/domain/id-card/card-limits.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PhoneNumber } from '#src/parts/text/member-services.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { CardCosts, CardLimits } from './card-costs.tsx';
import styles from './id-card.module.css';

const words = idCardWords.card;

/** The back of the card: what the member pays, phone numbers, the address for claims, and the insurer's notes. */
export function CardBack({
  card,
  name,
  issuer,
  isLoading,
  brand,
  limits,
}: {
  card: IdCard;
  name: string;
  /** Null while it is not known. */
  issuer: CardIssuer | null;
  isLoading: boolean;
  /** The brand whose phone numbers replace missing ones of the insurer's organization. */
  brand: BrandId;
  /** The deductibles and out-of-pocket maximums; null while they're not known. */
  limits: readonly CardLimit[] | null;
}) {
  const { plan } = usePlan();
  const contacts = (issuer?.contacts ?? []).filter(
    // Dental and vision plans pay for no drugs.
    ({ isForPharmacists }) => !isForPharmacists || plan.contractType === 'Medical',
  );
  return (
    <Stack as="section" aria-label={words.back(name)} className={styles['side']} data-is="back">
      <div className={styles['stripe']} aria-hidden="true" />
      <Stack gap="2" className={styles['face']}>
        <CardLimits limits={limits} />
        <CardCosts card={card} />
        {isLoading && <Skeleton width="60%" />}
        {contacts.every(({ phone }) => phone === null) && !isLoading && (
          <dl className={styles['facts']}>
            <div>
              <dt>{memberServicesWords.name}</dt>
              <dd>
                <PhoneNumber phone={memberServices[brand].phone} />,{' '}
                {memberServicesWords.hours(memberServices[brand].hours)}
              </dd>
            </div>
          </dl>
        )}
        {issuer !== null && (
          <dl className={styles['facts']}>
            {contacts.map((contact) => (
              <div key={`${contact.purpose} ${contact.phone} ${contact.url}`}>
                <dt>{contact.purpose ?? words.questions}</dt>
                <dd>
                  <ContactLine contact={contact} />
                </dd>
              </div>
            ))}
            {issuer.payerId !== null && (
              <div>
                <dt>{words.payerId}</dt>
                <dd>{issuer.payerId}</dd>
              </div>
            )}
            {issuer.address.length > 0 && (
              <div>
                <dt>{words.claims}</dt>
                <dd>{issuer.address.join(', ')}</dd>
              </div>
            )}
          </dl>
        )}
        {card.notes.length > 0 && (
          <Stack as="ul" gap="1" className={classNames(styles['notes'], utility('small'))}>
            {card.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Stack>
        )}
        {card.issued !== null && (
          <SecondaryText as="p" className={styles['issued']}>
            {words.issued(formatDate(card.issued))}
          </SecondaryText>
        )}
      </Stack>
    </Stack>
  );
}

function ContactLine({ contact: { phone, url } }: { contact: CardContact }) {
  if (phone !== null) {
    const href = phoneLink(phone);
    return href === null ? phone : <a href={href}>{formatPhone(phone)}</a>;
  }
  // Short enough for one line of a card.
  return url?.replaceAll(/^https?:\/\/|\/$/g, '');
}
