import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { findCareWords } from '#content/find-care.ts';
import { formatDateInProse } from '#content/formats.ts';
import { titles } from '#content/titles.ts';
import { careProviderQuery } from '#src/api/queries/directory.ts';
import {
  acceptancesAt,
  acceptancesIn,
  isOwnNetwork,
  networkStatusAt,
  type PlanNetwork,
} from '#src/domain/care/network.ts';
import { localDay } from '#src/domain/format/days.ts';
import {
  doesPrimaryCare,
  summaryOf,
  type CareEntry,
  type CarePlace,
  type CareProvider,
} from '#src/domain/care/provider.ts';
import {
  acceptingText,
  acceptingTone,
  accessibilityName,
  addressLine,
  genderName,
  hoursLines,
  languageName,
  nameOf,
} from '#src/parts/care/care-text.ts';
import { NetworkPill } from '#src/parts/care/network-pill.tsx';
import { PhoneLink } from '#src/parts/care/phone-link.tsx';
import { usePlanNetwork } from '#src/parts/care/use-plan-network.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePlanKind } from '#src/parts/plan/use-plan-kind.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import type { CareSearch } from './care-search.ts';
import { ChoosePrimaryCare } from './choose-primary-care.tsx';
import styles from './find-care.module.css';
import { saysAccepting } from './provider-facts.ts';
import { ReportCard } from './report-card.tsx';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';

const words = findCareWords.details;

/** Everything the directory says about a provider: every place, every network, and how old it is. */
export function ProviderDetails({ roleId, back }: { roleId: string; back: CareSearch }) {
  const portal = usePortal();
  const today = localDay(portal.now());
  const query = useQuery(careProviderQuery(portal, roleId, today));
  const { network, isPending } = usePlanNetwork();
  return (
    <>
      <Row as="p" look="back">
        <Link to="/{-$contractType}/find-care" search={back}>
          <ArrowLeft size={20} aria-hidden="true" />

          {words.back}
        </Link>
      </Row>
      <ScreenTitle intro={query.data && query.data.specialties.join(', ')}>
        {query.data ? nameOf(query.data) : titles.findCare}
      </ScreenTitle>
      <Loadable query={query} skeleton={<Skeleton height="24rem" />}>
        {(provider) =>
          provider === null ? (
            <p role="alert">{words.missing}</p>
          ) : isPending ? (
            <Skeleton height="24rem" />
          ) : (
            <PartBoundary>
              <Details {...{ provider, network, today }} person={back.person} />
            </PartBoundary>
          )
        }
      </Loadable>
    </>
  );
}

/** The plan's network, and the day on which the directory said whether a place is in it. */
interface OnDay {
  network: PlanNetwork;
  /** YYYY-MM-DD */
  today: string;
}

function Details({
  provider,
  person,
  ...onDay
}: OnDay & { provider: CareProvider; person: string | undefined }) {
  const mayOpen = useCanOpen();
  const { entries, updated } = provider;
  const places = entries.flatMap((entry) => entry.places.map((place) => ({ entry, place })));
  const placeless = entries.filter((entry) => entry.places.length === 0);
  const selection = usePlan();
  const planKind = usePlanKind(selection);
  // The No Surprises Act is about health plans other than those of Medicare and the states.
  const isProof =
    selection.plan.contractType === 'Medical' &&
    planKind === 'commercial' &&
    [...places, ...placeless.map((entry) => ({ entry, place: null }))].some(
      ({ entry, place }) => networkStatusAt(entry, place, onDay.network) === 'in',
    );
  return (
    <Stack gap="5">
      <Card title={words.places}>
        {places.length === 0 && (
          <p>
            <CallText>{words.noPlaces}</CallText>
          </p>
        )}
        <Stack as="ul" gap="5" look="divided">
          {places.map(({ entry, place }) => (
            <li key={`${entry.roleId} ${place.key}`}>
              <Place {...{ provider, entry, place, ...onDay }} />
            </li>
          ))}
        </Stack>
        {placeless.map((entry) => (
          <Networks key={entry.roleId} {...{ provider, entry, ...onDay }} place={null} />
        ))}
      </Card>
      <Row
        gap="3"
        align="center"
        className={classNames(styles['ways'], utility('gone-if-empty'))}
        look="screen-only"
      >
        {mayOpen('/primary-care-provider') && doesPrimaryCare(provider) && (
          <ChoosePrimaryCare {...{ provider, person }} variant="primary" />
        )}
        {mayOpen('/cost-estimates') && (
          <Link to="/{-$contractType}/cost-estimates" className={buttonClass('secondary')}>
            {words.costs}
          </Link>
        )}
      </Row>
      <p className={styles['note']}>
        {sentences(
          updated === null ? words.notUpdated : words.updated(formatDateInProse(updated)),
          words.confirm,
          isProof && words.mistake,
        )}
      </p>
      <About provider={provider} />
      <Grid columns="halves" gap="5">
        <Card title={words.record.title}>
          <p>{sentences(words.record.text, isProof && words.record.proof)}</p>
          <Row gap="3" className={styles['ways']} look="screen-only">
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer size={20} aria-hidden="true" />
              {words.record.print}
            </Button>
          </Row>
        </Card>
        <PartBoundary>
          <ReportCard provider={provider} />
        </PartBoundary>
      </Grid>
    </Stack>
  );
}

function About({ provider: { person, specialties } }: { provider: CareProvider }) {
  const facts: readonly Fact[] = [
    [words.specialty, specialties.join(', ')],
    [words.languages, person?.languages.map(languageName).join(', ') ?? ''],
    [words.gender, person?.gender == null ? '' : genderName(person.gender)],
    [words.training, person?.qualifications.join(', ') ?? ''],
  ];
  if (facts.every(([, value]) => value === '')) return null;
  return (
    <Card title={words.about}>
      <FactList facts={facts} look="labels" columns="narrow" />
    </Card>
  );
}

function Place({
  provider,
  entry,
  place,
  ...onDay
}: OnDay & { provider: CareProvider; entry: CareEntry; place: CarePlace }) {
  const name = nameOf(provider);
  const phone = place.phone ?? entry.phone;
  const hours = hoursLines(place);
  return (
    <Grid columns="medium" gap="6" className={styles['place']}>
      <div>
        <h3 className={utility('body-size')}>{place.name ?? entry.organization ?? name}</h3>
        <p>{addressLine(place)}</p>
        {phone !== null && (
          <p>
            <PhoneLink phone={phone} name={place.name ?? name} />
          </p>
        )}
        {hours.length > 0 && (
          <p>
            <strong>{words.hours}</strong> {hours.join('; ')}
          </p>
        )}
        {place.accessibility.length > 0 && (
          <p>
            <strong>{words.access}</strong> {place.accessibility.map(accessibilityName).join(', ')}
          </p>
        )}
      </div>
      <Networks {...{ provider, entry, place, ...onDay }} />
    </Grid>
  );
}

function Networks({
  provider,
  entry,
  place,
  network,
  today,
}: OnDay & { provider: CareProvider; entry: CareEntry; place: CarePlace | null }) {
  const status = networkStatusAt(entry, place, network);
  const others = acceptancesAt(entry, place).filter(
    (acceptance) => acceptance.network === null || !isOwnNetwork(acceptance.network, network),
  );
  const own = summaryOf(
    acceptancesIn(entry, place, (careNetwork) => isOwnNetwork(careNetwork, network)),
  );
  const day = formatDateInProse(today);
  const list = (
    <Stack as="ul" gap="2" className={styles['networks']}>
      {others.map((acceptance) => (
        <li key={acceptance.network?.key ?? ''}>
          <span>
            {acceptance.network === null
              ? words.noNetwork
              : (acceptance.network.name ?? words.unnamedNetwork)}
          </span>
          <StatusPill tone={acceptingTone(acceptance.status ?? 'unknown')}>
            {acceptingText(acceptance.status ?? 'unknown')}
          </StatusPill>
        </li>
      ))}
    </Stack>
  );
  return (
    <div>
      <NetworkPill status={status} />
      <p>{words.record.lines[status](day, network.name)}</p>
      {status === 'in' && saysAccepting(provider, own) && (
        <StatusPill tone={acceptingTone(own)}>{acceptingText(own)}</StatusPill>
      )}
      {others.length > 0 &&
        (status === 'in' ? (
          <Fold title={words.otherNetworks}>{list}</Fold>
        ) : (
          <>
            <p>
              <strong>{words.networks}</strong>
            </p>
            {list}
          </>
        ))}
    </div>
  );
}
