import { classNames } from '#src/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { formatList } from '#content/formats.ts';
import { careWords } from '#content/care.ts';
import { findCareWords } from '#content/find-care.ts';
import type { CareFilters, FoundProvider } from '#src/domain/care/find-providers.ts';
import type { PlanNetwork } from '#src/domain/care/network.ts';
import { doesPrimaryCare, type CareProvider } from '#src/domain/care/provider.ts';
import {
  acceptingText,
  acceptingTone,
  addressLine,
  languageName,
  milesText,
  nameOf,
} from '#src/parts/care/care-text.ts';
import { NetworkPill } from '#src/parts/care/network-pill.tsx';
import { PhoneLink } from '#src/parts/care/phone-link.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import type { CareSearch } from './care-search.ts';
import { ChoosePrimaryCare } from './choose-primary-care.tsx';
import styles from './find-care.module.css';
import { providerFacts, saysAccepting, type ProviderFacts } from './provider-facts.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';

const words = findCareWords.results;

/** One provider found: name, distance, patients accepted, and the next step. */
export function ProviderCard({
  found,
  number,
  isNear,
  filters,
  network,
  saysNetwork,
  language,
  search,
}: {
  found: FoundProvider;
  /** The number on the map. */
  number: number | null;
  /** Whether the search is by distance. */
  isNear: boolean;
  filters: CareFilters;
  /** The network of the member's plan. */
  network: PlanNetwork;
  /** Whether it says if it is in that network. */
  saysNetwork: boolean;
  /** The member's own language, marked where the provider speaks it; null when it is not searched for. */
  language: string | null;
  search: CareSearch;
}) {
  const canChoose = useCanOpen()('/primary-care-provider');
  const { provider, places } = found;
  const name = nameOf(provider);
  const facts = providerFacts(found, filters, network);
  const isChoosable = canChoose && doesPrimaryCare(provider) && facts.summary !== 'nopt';
  return (
    <Grid
      as="article"
      columns="aside"
      gap="4"
      align="start"
      look="section"
      className={styles['provider']}
      aria-label={name}
    >
      <Stack gap="1-half" align="start">
        <h3 className={utility('side-by-side', 'center', 'gap-2')}>
          {number !== null && (
            <span className={classNames(styles['number'], utility('small', 'numbers'))}>
              {number}
            </span>
          )}
          <Link
            to="/{-$contractType}/find-care"
            search={{ ...search, provider: provider.roleId }}
            aria-label={words.detailsOf(name)}
          >
            {name}
          </Link>
        </h3>
        <Specialties {...{ provider, facts, saysNetwork, language }} />
      </Stack>
      <ClosestPlace {...{ provider, facts, isNear }} />
      {isChoosable && (
        <Stack gap="2" align="start" look="screen-links" className={styles['choose']}>
          <ChoosePrimaryCare
            {...{ provider, person: search.person }}
            roleId={places[0]?.entry.roleId ?? provider.roleId}
            variant="text"
            name={name}
          />
        </Stack>
      )}
    </Grid>
  );
}

/** The provider's specialties and languages, and whether the plan and the practice accept the member. */
function Specialties({
  provider,
  facts: { status, summary },
  saysNetwork,
  language,
}: {
  provider: CareProvider;
  facts: ProviderFacts;
  saysNetwork: boolean;
  language: string | null;
}) {
  const spoken = provider.person?.languages ?? [];
  const speaksOwn = language !== null && spoken.includes(language);
  // A separate mark shows the member's language, and every provider is assumed to speak English.
  const isWorthNoting = spoken.some(
    (spokenLanguage) => !/^en/i.test(spokenLanguage) && !(speaksOwn && spokenLanguage === language),
  );
  const knownFor = [
    provider.specialties.join(', '),
    isWorthNoting ? formatList(spoken.map(languageName)) : '',
  ].filter(Boolean);
  return (
    <>
      <p>{knownFor.join(' · ')}</p>
      <Row gap="1-half" align="start">
        {saysNetwork && <NetworkPill status={status} />}
        {saysAccepting(provider, summary) && (
          <StatusPill tone={acceptingTone(summary)}>{acceptingText(summary)}</StatusPill>
        )}
        {speaksOwn && <StatusPill tone="good">{words.speaks(languageName(language))}</StatusPill>}
      </Row>
    </>
  );
}

/** The closest place of the provider. */
function ClosestPlace({
  provider,
  facts: { nearest, miles, phone, practice },
  isNear,
}: {
  provider: CareProvider;
  facts: ProviderFacts;
  isNear: boolean;
}) {
  const name = nameOf(provider);
  const placeKeys = provider.entries.flatMap(({ places }) => places.map(({ key }) => key));
  const morePlaces = new Set(placeKeys).size - 1;
  return (
    <Stack gap="1-half" align="start">
      {practice !== null && practice !== name && <p>{practice}</p>}
      {nearest !== null && <p>{addressLine(nearest)}</p>}
      <Row gap="3" align="baseline">
        {isNear && (
          <p className={utility('numbers', 'strong')}>
            {miles === null ? careWords.distanceUnknown : milesText(miles)}
          </p>
        )}
        {phone !== null && (
          <p>
            <PhoneLink phone={phone} name={name} />
          </p>
        )}
      </Row>
      {morePlaces > 0 && <SecondaryText as="p">{words.morePlaces(morePlaces)}</SecondaryText>}
    </Stack>
  );
}
