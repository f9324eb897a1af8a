import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { findCareWords } from '#content/find-care.ts';
import { primaryCareWords as words } from '#content/primary-care.ts';
import {
  primaryCare,
  type PrimaryCare,
  type PrimaryCareProvider,
} from '#src/api/calls/care/primary-care.ts';
import { primaryCareStatusOn } from '#src/domain/care/primary-care-status.ts';
import { localDay } from '#src/domain/format/days.ts';
import { PhoneLink } from '#src/parts/care/phone-link.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { useProfileZip } from '#src/parts/geography/use-profile-zip.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import type { CoveredPerson } from './covered-people.ts';
import styles from './primary-care.module.css';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';

/** A person's primary care provider now and later, with dates, and whether it can be changed. */
export function PersonCard({ person }: { person: CoveredPerson }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(primaryCare(person.memberId)));
  return (
    <Card title={person.name} busy={query.isPending}>
      <Loadable query={query} skeleton={<Skeleton height="15.5rem" />}>
        {(state) => <State state={state} person={person} />}
      </Loadable>
    </Card>
  );
}

function State({ state, person }: { state: PrimaryCare; person: CoveredPerson }) {
  const { now: current, later: pending } = primaryCareStatusOn(state, localDay(usePortal().now()));
  const isFirst = current === null && pending === null;
  return (
    <>
      {isFirst && <p>{words.none}</p>}
      {current !== null && (
        <Provider title={words.current} provider={current} dayText={words.since} />
      )}
      {pending !== null && (
        <Provider title={words.pending} provider={pending} dayText={words.from} />
      )}
      <ChangeProvider {...{ state, person, isFirst }} />
    </>
  );
}

/** How the provider is chosen or changed, or why not. */
function ChangeProvider({
  state: { changeAllowed, changeNotAllowedReason, earliestEffectiveDate },
  person,
  isFirst,
}: {
  state: PrimaryCare;
  person: CoveredPerson;
  /** The person has no provider yet. */
  isFirst: boolean;
}) {
  const hasDirectory = useCanOpen()('/find-care');
  const home = useProfileZip();
  const hasContact = useCapability('contact');
  if (!person.isActedFor) return <SecondaryText as="p">{words.onlyBy(person.name)}</SecondaryText>;
  if (!changeAllowed) {
    return (
      <SecondaryText as="p">
        {sentences(
          changeNotAllowedReason ?? words.notAllowed,
          earliestEffectiveDate !== undefined &&
            words.canChangeFrom(formatDateInProse(earliestEffectiveDate)),
        )}
      </SecondaryText>
    );
  }
  if (!hasDirectory) {
    return (
      <>
        <p>
          <CallText>{hasContact ? words.noDirectory : words.callToChoose}</CallText>
        </p>
        {hasContact && (
          <Link to="/{-$contractType}/contact-us" className={buttonClass('secondary')}>
            {words.contact}
          </Link>
        )}
      </>
    );
  }
  return (
    <Link
      to="/{-$contractType}/find-care"
      search={{
        specialty: findCareWords.specialties.medical[0],
        accepting: true,
        zip: home ?? undefined,
        person: person.memberId,
      }}
      className={buttonClass(isFirst ? 'primary' : 'secondary')}
      aria-label={isFirst ? words.findFor(person.name) : words.changeFor(person.name)}
    >
      {isFirst ? words.find : words.change}
    </Link>
  );
}

function Provider({
  title,
  provider: { practitionerRoleId, name, specialty, practice, phone, address, effectiveDate },
  dayText,
}: {
  title: string;
  provider: PrimaryCareProvider;
  dayText: (day: string) => string;
}) {
  const hasDirectory = useCanOpen()('/find-care');
  return (
    <Stack gap="1" align="start" className={styles['provider']}>
      <h3 className={utility('secondary', 'small')}>{title}</h3>
      <p className={utility('large', 'strong')}>{name}</p>
      <p>{[specialty, practice].filter(Boolean).join(', ')}</p>
      {address !== undefined && <p>{address}</p>}
      {phone !== undefined && (
        <p>
          <PhoneLink phone={phone} name={name} />
        </p>
      )}
      <SecondaryText as="p">{dayText(formatDateInProse(effectiveDate))}</SecondaryText>
      {hasDirectory && (
        <p>
          <Link
            to="/{-$contractType}/find-care"
            search={{ provider: practitionerRoleId }}
            aria-label={words.detailsOf(name)}
          >
            {words.details}
          </Link>
        </p>
      )}
    </Stack>
  );
}
