import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privacyWords } from '#content/privacy-security.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { memberSettings } from '#src/api/calls/account/member-settings.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { MemberSettingsRows } from './member-settings-rows.tsx';
import styles from './settings.module.css';
import { useNamedAccess } from './use-named-access.ts';
import { useOwnPlan } from './use-own-plan.ts';

const words = privacyWords.member;

/** The settings available for each member of the plan, and the reason where one is not. */
export function MemberSettingsCard() {
  const { plan, isPending } = useOwnPlan();
  if (plan === null && !isPending) return null;
  return (
    <Card title={words.title} className={utility('whole-row')}>
      {plan ? <OfPlan plan={plan} /> : <Skeleton height="12rem" />}
    </Card>
  );
}

function OfPlan({ plan }: { plan: Plan }) {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const [memberId, setMemberId] = useState(plan.memberId);
  // On failure, only the member's own entry appears.
  const { data } = useQuery(queryOf(accessRights(userId, plan)));
  const { accessibleMembers = [], adults = [] } = useNamedAccess(data, plan) ?? {};
  const others = [...accessibleMembers, ...adults].filter(
    (member) => member.memberId !== plan.memberId,
  );
  return (
    <>
      {others.length > 0 && (
        <LabeledSelect
          className={utility('short-field')}
          label={words.choose}
          value={memberId}
          onChoose={setMemberId}
          options={[
            [plan.memberId, words.you(formatName(plan.usersPreferredName))],
            ...others.map((member) => [member.memberId, formatName(member.firstName)] as const),
          ]}
        />
      )}
      <OfMember key={memberId} memberId={memberId} />
    </>
  );
}

function OfMember({ memberId }: { memberId: string }) {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const query = useQuery(queryOf(memberSettings(userId, memberId)));
  return (
    <Loadable query={query} skeleton={<Skeleton height="14rem" />}>
      {(settings) => (
        <Stack gap="4" className={styles['rows']} look="divided">
          <MemberSettingsRows memberId={memberId} settings={settings} />
        </Stack>
      )}
    </Loadable>
  );
}
