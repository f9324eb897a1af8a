import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateInProse, formatList } from '#content/formats.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import {
  choosePrimaryCare,
  primaryCareRules,
  type PrimaryCare,
  type PrimaryCareChoice,
} from '#src/api/calls/care/primary-care.ts';
import { careProviderQuery } from '#src/api/queries/directory.ts';
import { primaryCareOfAll } from '#src/api/queries/primary-care.ts';
import { choiceOf, primaryCareStatusOn } from '#src/domain/care/primary-care-status.ts';
import { type CareProvider, startsFrom } from '#src/domain/care/provider.ts';
import { localDay } from '#src/domain/format/days.ts';
import { networkStatusAt } from '#src/domain/care/network.ts';
import { addressLine, nameOf } from '#src/parts/care/care-text.ts';
import { NetworkPill } from '#src/parts/care/network-pill.tsx';
import { usePlanNetwork } from '#src/parts/care/use-plan-network.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { CoveredPerson } from './covered-people.ts';
import styles from './primary-care.module.css';

const words = primaryCareWords.form;

interface Person extends CoveredPerson {
  /** YYYY-MM-DD on which a choice can start, the earliest first. */
  days: readonly string[];
}

interface Typed {
  memberId: string;
  effectiveDate: string;
  reason: string;
}

/** The choice of a provider of the directory for a person who may change: effective date and reason. */
export function ChooseProvider({
  roleId,
  people,
  forMember,
  onSent,
  onCancel,
}: {
  roleId: string;
  people: readonly CoveredPerson[];
  /** Member ID of the person the search was for, who comes first. */
  forMember: string | undefined;
  onSent: (text: string) => void;
  onCancel: () => void;
}) {
  const portal = usePortal();
  const today = localDay(portal.now());
  const provider = useQuery(careProviderQuery(portal, roleId, today));
  const states = useQuery(
    primaryCareOfAll(
      portal,
      people.map(({ memberId }) => memberId),
    ),
  );
  const hasChosen = (state: PrimaryCare): boolean => {
    const roleIds = [roleId, ...(provider.data?.entries ?? []).map((entry) => entry.roleId)];
    return choiceOf(primaryCareStatusOn(state, today), roleIds) !== null;
  };
  const having = people.filter(({ memberId }) => {
    const state = states.data?.[memberId];
    return state != null && hasChosen(state);
  });
  const able = people.flatMap((person): Person[] => {
    const state = states.data?.[person.memberId];
    if (!state?.changeAllowed || hasChosen(state)) return [];
    return [{ ...person, days: startsFrom(state.earliestEffectiveDate ?? null, today) }];
  });
  return (
    <Card title={words.title} busy={provider.isPending}>
      <Loadable query={provider} skeleton={<Skeleton height="16rem" />}>
        {(careProvider) =>
          careProvider === null ? (
            <Gone />
          ) : (
            <>
              <ChosenProvider provider={careProvider} />
              {states.isPending ? (
                <Skeleton height="12rem" />
              ) : able.length === 0 ? (
                <p role="alert">
                  {having.length > 0
                    ? words.chosen(formatList(having.map(({ name }) => name)))
                    : words.nobody}
                </p>
              ) : (
                <ChoiceForm
                  {...{ roleId, able, forMember, onSent, onCancel }}
                  saysWhose={people.length > 1}
                  name={nameOf(careProvider)}
                />
              )}
            </>
          )
        }
      </Loadable>
    </Card>
  );
}

function Gone() {
  const hasDirectory = useCanOpen()('/find-care');
  return (
    <>
      <p role="alert">{words.gone}</p>
      {hasDirectory ? (
        <Link to="/{-$contractType}/find-care" className={buttonClass('primary')}>
          {primaryCareWords.find}
        </Link>
      ) : (
        <Link to="/{-$contractType}/contact-us" className={buttonClass('secondary')}>
          {primaryCareWords.contact}
        </Link>
      )}
    </>
  );
}

/** The chosen provider, and for each of their places whether it is in the member's network. */
function ChosenProvider({ provider }: { provider: CareProvider }) {
  const { network, isPending } = usePlanNetwork();
  const places = provider.entries.flatMap((entry) =>
    (entry.places.length > 0 ? entry.places : [null]).map((place) => ({
      key: `${entry.roleId} ${place?.key ?? ''}`,
      place,
      status: networkStatusAt(entry, place, network),
    })),
  );
  return (
    <Stack gap="1" align="start" className={styles['provider']}>
      <p className={utility('large', 'strong')}>{nameOf(provider)}</p>
      <p>{provider.specialties.join(', ')}</p>
      <Stack as="ul" gap="3">
        {places.map(({ key, place, status }) => (
          <li key={key}>
            {place !== null && <p>{[place.name, addressLine(place)].filter(Boolean).join(', ')}</p>}
            {!isPending && <NetworkPill status={status} />}
          </li>
        ))}
      </Stack>
      {!isPending && places.every(({ status }) => status === 'out') && (
        <p role="status">{words.outside}</p>
      )}
    </Stack>
  );
}

function ChoiceForm({
  roleId,
  name,
  able,
  forMember,
  saysWhose,
  onSent,
  onCancel,
}: {
  roleId: string;
  name: string;
  able: readonly Person[];
  forMember: string | undefined;
  /** Whether there are others on the plan. */
  saysWhose: boolean;
  onSent: (text: string) => void;
  onCancel: () => void;
}) {
  const portal = usePortal();
  const first = able.find(({ memberId }) => memberId === forMember) ?? able[0];
  const form = usePortalForm<Typed, PrimaryCareChoice>({
    id: 'primary-care',
    rules: rulesOf(roleId),
    initial: { memberId: first?.memberId ?? '', effectiveDate: first?.days[0] ?? '', reason: '' },
  });
  const sending = useSending(form, {
    send: async (choice, { memberId }) => {
      await portal.send(choosePrimaryCare(memberId, choice));
      return { choice, memberId };
    },
    onSent: ({ choice, memberId }) =>
      onSent(
        primaryCareWords.sent({
          provider: name,
          who: able.find((person) => person.memberId === memberId)?.name ?? '',
          day: formatDateInProse(choice.effectiveDate),
        }),
      ),
  });
  const chosen = form.form.watch('memberId');
  const days = (able.find(({ memberId }) => memberId === chosen) ?? first)?.days ?? [];
  return (
    <FormFrame
      form={form}
      sending={sending}
      words={words}
      classes={{ form: utility('form-width') }}
      foot={
        <Button variant="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      }
    >
      {saysWhose && (
        <ChoiceField
          form={form}
          name="memberId"
          label={words.member}
          options={able.map(({ memberId, name: who }) => [memberId, who])}
        />
      )}
      <ChoiceField
        form={form}
        name="effectiveDate"
        label={words.day.label}
        options={days.map((day) => [day, formatDateInProse(day)])}
      />
      <ChoiceField
        form={form}
        name="reason"
        label={words.reason.label}
        prompt={words.reason.prompt}
        options={Object.entries(words.reasons)}
      />
    </FormFrame>
  );
}

/**
 * Returns the form's rules. A problem with the provider appears at the member field, because the provider has no input.
 */
const rulesOf = (roleId: string) =>
  formRules<Typed, PrimaryCareChoice>({
    request: primaryCareRules,
    typed: ({ effectiveDate, reason }) => ({ practitionerRoleId: roleId, effectiveDate, reason }),
    parts: {
      practitionerRoleId: { field: 'memberId', wrong: words.provider.wrong },
      effectiveDate: { field: 'effectiveDate', wrong: words.day.wrong },
      reason: { field: 'reason', wrong: words.reason.wrong },
    },
  });
