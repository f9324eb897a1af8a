import { Link } from '@tanstack/react-router';
import { careWords } from '#content/care.ts';
import { findCareWords } from '#content/find-care.ts';
import { answersOf, type FoundProvider } from '#src/domain/care/find-providers.ts';
import { doesPrimaryCare, summaryOf } from '#src/domain/care/provider.ts';
import {
  acceptingText,
  acceptingTone,
  addressLine,
  languageName,
  milesText,
  nameOf,
} from '#src/parts/care/care-text.ts';
import { PhoneLink } from '#src/parts/care/phone-link.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import type { CareSearch } from './care-search.ts';
import { ChoosePrimaryCare } from './choose-primary-care.tsx';
import styles from './find-care.module.css';
import { useMayOpen } from './use-may-open.ts';

const words = findCareWords.results;

/** One of those found: who, how far, for whom, and what to do next. */
export function ProviderCard({
  found: { provider, miles, nearest },
  number,
  isNear,
  network,
  search,
}: {
  found: FoundProvider;
  /** On the map. */
  number: number | null;
  /** Whether distances were asked for. */
  isNear: boolean;
  /** Of this network only, where one is chosen. */
  network: string;
  search: CareSearch;
}) {
  const canChoose = useMayOpen()('/primary-care-provider');
  const name = nameOf(provider);
  const { person, entries, specialties } = provider;
  const answers = entries
    .flatMap(answersOf)
    .filter((one) => network === '' || one.network?.key === network);
  const summary = summaryOf(answers.map(({ status }) => status));
  const others = new Set(entries.flatMap(({ places }) => places.map(({ key }) => key))).size - 1;
  const phone = nearest?.phone ?? entries[0]?.phone ?? null;
  const practice = nearest?.name ?? entries[0]?.organization ?? null;
  const languages = person?.languages.filter((one) => !one.toLowerCase().startsWith('en')) ?? [];
  const isChoosable = canChoose && doesPrimaryCare(provider) && summary !== 'nopt';
  return (
    <article className={styles['provider']} aria-label={name}>
      <div className={styles['who']}>
        <h3>
          {number !== null && <span className={styles['number']}>{number}</span>}
          <Link
            to="/{-$contractType}/find-care"
            search={{ ...search, provider: provider.roleId }}
            aria-label={words.detailsOf(name)}
          >
            {name}
          </Link>
        </h3>
        <p>{specialties.join(', ')}</p>
        <StatusPill tone={acceptingTone(summary)}>{acceptingText(summary)}</StatusPill>
      </div>
      <div className={styles['where']}>
        {practice !== null && practice !== name && <p>{practice}</p>}
        {nearest !== null && <p>{addressLine(nearest)}</p>}
        {isNear && (
          <p className={styles['miles']}>
            {miles === null ? careWords.distanceUnknown : milesText(miles)}
          </p>
        )}
        {others > 0 && <p className={styles['quiet']}>{words.morePlaces(others)}</p>}
        {phone !== null && (
          <p>
            <PhoneLink phone={phone} name={name} />
          </p>
        )}
        {languages.length > 0 && (
          <p className={styles['quiet']}>{languages.map(languageName).join(', ')}</p>
        )}
      </div>
      {isChoosable && (
        <ChoosePrimaryCare
          {...{ provider, person: search.person }}
          variant="secondary"
          label={words.chooseName(name)}
        />
      )}
    </article>
  );
}
