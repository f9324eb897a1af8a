import { classNames } from '#src/ui/class-names.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { primaryCareWords as words } from '#content/primary-care.ts';
import { titles } from '#content/titles.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { coveredPeople } from './covered-people.ts';
import { PersonCard } from './person-card.tsx';
import styles from './primary-care.module.css';
import { ChooseProvider } from './choose-provider.tsx';

/** The primary care provider of each person, and the way to choose another one. */
export function PrimaryCareScreen({
  choose: wanted,
  person,
  onChosen,
}: {
  /** The entry of the directory that is about to be chosen. */
  choose: string | undefined;
  /** Member ID of the person the search was for. */
  person: string | undefined;
  /** Called when the provider was chosen, or the choice was dropped. */
  onChosen: () => void;
}) {
  const selection = usePlan();
  // The provider to choose is one of the directory.
  const choose = useCapability('providerDirectory') ? wanted : undefined;
  const { now } = usePortal();
  const [sent, setSent] = useState<string | null>(null);
  const people = coveredPeople(selection, now());
  return (
    <>
      <ScreenTitle intro={words.intro}>{titles.primaryCareProvider}</ScreenTitle>
      {sent !== null && choose === undefined && (
        <Notice tone="success" takesFocus>
          {sent}
        </Notice>
      )}
      {choose !== undefined && (
        <PartBoundary>
          <ChooseProvider
            key={choose}
            roleId={choose}
            forMember={person}
            people={people.filter(({ isActedFor }) => isActedFor)}
            onSent={(text) => {
              setSent(text);
              onChosen();
            }}
            onCancel={onChosen}
          />
        </PartBoundary>
      )}
      <Grid as="ul" columns="wide" gap="6" className={styles['people']}>
        {people.map((coveredPerson) => (
          <li key={coveredPerson.memberId}>
            <PartBoundary>
              <PersonCard person={coveredPerson} />
            </PartBoundary>
          </li>
        ))}
      </Grid>
      <Card title={words.why.title}>
        <Stack as="ul" gap="3" className={utility('readable')}>
          {words.why.reasons.map((reason) => (
            <li key={reason} className={classNames(styles['reason'], utility('gap-3'))}>
              <Check size={20} aria-hidden="true" className={utility('above-half', 'in-good')} />
              {reason}
            </li>
          ))}
        </Stack>
      </Card>
    </>
  );
}
