import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { idCardWords as words } from '#content/id-card.ts';
import { idCards } from '#src/api/calls/coverage/coverages.ts';
import { memberPatientsQuery } from '#src/api/queries/patients-of-members.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { cardsOfMember } from '#src/domain/id-card/card.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { mayActFor, visibleMemberIds, type PlanAccess } from '#src/domain/plan/rights.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { CardToTurn } from './card-to-turn.tsx';
import styles from './id-card.module.css';
import { OrderCard } from './order-card.tsx';
import { ShareCard } from './sharing/share-card.tsx';

/** The insurance card of each person on the plan, on both sides, and other ways to get it. */
export function IdCardScreen() {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const today = localDay(portal.now());
  const query = useQuery(portal.queryOf(idCards(plan, today)));
  const memberIds = visibleMemberIds(selection);
  const patients = useQuery(memberPatientsQuery(portal, plan, memberIds));
  const people = selection.accessibleMembers.filter(({ memberId }) => memberIds.includes(memberId));
  const [chosen, choose] = useState(plan.memberId);
  const person = people.find(({ memberId }) => memberId === chosen);
  const patient = patients.data?.get(chosen);
  const isOwn = chosen === plan.memberId;
  /** The first name of the cardholder, unless it is the member. */
  const whose = isOwn ? null : formatName(person?.firstName ?? '');
  const mayAct = mayActFor(selection, chosen, portal.now());
  const hasLinks = useCapability('healthLinks');
  const hasDirectory = useCapability('providerDirectory');
  const hasOrders = useCapability('idCard');
  // A card of a plan that has ended is shown and printed; no new one is sent.
  const isInForce = planStateOf(plan, today).kind !== 'ended';
  return (
    <>
      <ScreenTitle intro={isInForce ? words.intro[plan.contractType] : undefined}>
        {words.title}
      </ScreenTitle>
      <Stack gap="6" className={styles['screen']}>
        {people.length > 1 && <PersonChoice {...{ people }} value={chosen} onChoose={choose} />}
        <PartBoundary>
          <Loadable query={query} skeleton={<CardSkeleton />}>
            {({ cards, completeness }) => {
              const own = cardsOfMember(cards, {
                plan,
                memberId: chosen,
                patientId: patient?.id ?? null,
                today,
              }).map((card) => (hasDirectory ? card : { ...card, issuer: null }));
              const onRetry = () => void query.refetch();
              return (
                <>
                  {own.length === 0 ? (
                    <Empty
                      words={words.none}
                      missing={words.mayBeMissing}
                      {...{ completeness, onRetry }}
                    >
                      {(text) => <CallText>{text}</CallText>}
                    </Empty>
                  ) : (
                    completeness !== 'complete' && (
                      <MissingNote onRetry={onRetry}>{words.mayBeMissing}</MissingNote>
                    )
                  )}
                  {own.map((card) => (
                    <PartBoundary key={card.id}>
                      <CardToTurn
                        card={card}
                        memberId={chosen}
                        whose={whose}
                        name={
                          patient?.name ??
                          card.name ??
                          formatName(person?.firstName ?? plan.usersPreferredName)
                        }
                      />
                    </PartBoundary>
                  ))}
                  {hasLinks && own.length > 0 && isInForce && (
                    <PartBoundary>
                      {mayAct ? (
                        <ShareCard key={chosen} cards={own} memberId={chosen} whose={whose} />
                      ) : (
                        <SecondaryText as="p">{words.onlyBy(whose ?? '')}</SecondaryText>
                      )}
                    </PartBoundary>
                  )}
                </>
              );
            }}
          </Loadable>
        </PartBoundary>
        {/* Wait for the cards above, which determine its position. */}
        {hasOrders && !query.isPending && mayAct && isInForce && (
          <PartBoundary>
            <OrderCard key={chosen} {...{ plan, whose }} memberId={chosen} />
          </PartBoundary>
        )}
      </Stack>
    </>
  );
}

function PersonChoice({
  people,
  ...select
}: Pick<ComponentProps<typeof LabeledSelect>, 'value' | 'onChoose'> & {
  people: PlanAccess['accessibleMembers'];
}) {
  const { plan } = usePlan();
  return (
    <LabeledSelect
      {...select}
      className={classNames(utility('short-field'), 'screen-only')}
      label={words.whose}
      options={people.map(({ memberId, firstName }) => [
        memberId,
        memberId === plan.memberId ? words.you(formatName(firstName)) : formatName(firstName),
      ])}
    />
  );
}

const CardSkeleton = () => (
  <div className={styles['sides']} aria-hidden="true">
    <Skeleton height="240px" />
  </div>
);
