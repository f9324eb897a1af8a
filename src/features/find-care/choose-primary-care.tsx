import { Link } from '@tanstack/react-router';
import { findCareWords } from '#content/find-care.ts';
import { formatDateInProse, namedFirst } from '#content/formats.ts';
import { choiceOf, primaryCareStatusOn } from '#src/domain/care/primary-care-status.ts';
import type { CareProvider } from '#src/domain/care/provider.ts';
import { localDay } from '#src/domain/format/days.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { usePrimaryCareChoices } from './use-primary-care-choices.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

const words = findCareWords.results;

/**
 * The button that chooses a provider for primary care, for the person that the search is for. It names the people who
 * have chosen them already; where that is everyone who could, it is not offered again.
 */
export function ChoosePrimaryCare({
  provider,
  roleId = provider.roleId,
  person,
  variant,
  name,
}: {
  provider: CareProvider;
  /** Role of the provider at the place that is chosen. */
  roleId?: string;
  /** Member ID of the person that the search is for; undefined where it is for no particular person. */
  person: string | undefined;
  variant: 'primary' | 'text';
  /** The provider's name, to tell the link from others of the same words. */
  name?: string;
}) {
  const portal = usePortal();
  const selection = usePlan();
  const { acting, query } = usePrimaryCareChoices();
  const memberIds = person !== undefined && acting.includes(person) ? [person] : acting;
  // Where a person's current choice cannot be read, the service checks it when the choice is made.
  const { data: states } = query;
  const roleIds = [provider.roleId, ...provider.entries.map((entry) => entry.roleId)];
  const choices = memberIds.flatMap((memberId) => {
    const state = states?.[memberId];
    const choice = state
      ? choiceOf(primaryCareStatusOn(state, localDay(portal.now())), roleIds)
      : null;
    return choice === null ? [] : [{ memberId, ...choice }];
  });
  // The button moves and changes once a present choice is known.
  if (query.isLoading && variant === 'primary') return <Skeleton width="15rem" height="3rem" />;
  const isForAnother = choices.length > 0;
  return (
    <>
      {choices.map(({ memberId, when, since }) => (
        <div key={memberId}>
          <StatusPill tone={when === 'now' ? 'good' : 'notice'}>
            {namedFirst(nameAmongOthers(selection, memberId), words.chosen[when])}
          </StatusPill>
          <SecondaryText as="p">{words.chosenSince[when](formatDateInProse(since))}</SecondaryText>
        </div>
      ))}
      {choices.length < memberIds.length && (
        <Link
          to="/{-$contractType}/primary-care-provider"
          search={{ choose: roleId, person }}
          // Already the primary care provider; nothing is pending.
          className={buttonClass(isForAnother && variant === 'primary' ? 'secondary' : variant)}
          aria-label={name && (isForAnother ? words.chooseNameForAnother : words.chooseName)(name)}
        >
          {isForAnother ? words.chooseForAnother : words.choose}
        </Link>
      )}
    </>
  );
}
