import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dataSharingWords as words } from '#content/data-sharing.ts';
import { dataSharing } from '#src/api/calls/account/data-sharing.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { isMissing } from '#src/parts/screen/is-missing.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { AccessLogCard } from './access-log-card.tsx';
import { ConfidentialAddressCard } from './confidential-address-card.tsx';
import { FamilyAccessCard } from './family-access-card.tsx';
import { FamilyAccessLogCard } from './family-access-log-card.tsx';
import { SeenMembersCard } from './seen-members-card.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { SharingChoicesCard } from './sharing-choices-card.tsx';
import { useOwnPlan } from '../use-own-plan.ts';
import { ConnectedAppsCard, JoinedProgramsCard } from './stoppable-list.tsx';

const linksWords = words.links;

/** Who has the member's information: family, apps, links, programs, doctors and plans, and who looked at it. */
export function SharingScreen() {
  const { queryOf } = usePortal();
  const hasSettings = useCapability('settings');
  const hasDataSharing = useCapability('dataSharing');
  const settings = useQuery({ ...queryOf(userSettings(useUserId())), enabled: hasSettings });
  return (
    <SettingsFrame intro={words.intro}>
      {hasSettings && (
        <Loadable query={settings} skeleton={<SkeletonRows count={1} height="9rem" />}>
          {(onFile) => (
            <PartBoundary>
              <FamilyAccessCard settings={onFile} />
            </PartBoundary>
          )}
        </Loadable>
      )}
      <PartBoundary>
        <SeenMembersCard />
      </PartBoundary>
      {hasDataSharing && <SharingCards />}
      {settings.data && (
        <PartBoundary>
          <FamilyAccessLogCard entries={settings.data.familyAccessLog ?? []} />
        </PartBoundary>
      )}
    </SettingsFrame>
  );
}

function SharingCards() {
  const { queryOf } = usePortal();
  const hasLinks = useCapability('healthLinks');
  const options = queryOf(dataSharing(useUserId()));
  const query = useQuery({ ...options, meta: { ...options.meta, customError: true } });
  // The insurer may not offer data sharing.
  if (isMissing(query.error)) {
    return (
      <Card title={words.apps.title}>
        <p>
          <CallText>{words.noService}</CallText>
        </p>
      </Card>
    );
  }
  return (
    <>
      <Loadable query={query} skeleton={<SkeletonRows count={5} height="9rem" />}>
        {({ apps, programs, choices, confidential, completeness }) => (
          <>
            {apps !== null && (
              <PartBoundary>
                <ConnectedAppsCard {...{ apps, completeness }} />
              </PartBoundary>
            )}
            {hasLinks && (
              <PartBoundary>
                <CardLinksCard />
              </PartBoundary>
            )}
            {programs !== null && (
              <PartBoundary>
                <JoinedProgramsCard {...{ programs, completeness }} />
              </PartBoundary>
            )}
            {confidential !== null && (
              <PartBoundary>
                <ConfidentialAddressCard address={confidential.address} />
              </PartBoundary>
            )}
            {choices !== null && (
              <PartBoundary>
                <SharingChoicesCard choices={choices} />
              </PartBoundary>
            )}
          </>
        )}
      </Loadable>
      <PartBoundary>
        <AccessLogCard />
      </PartBoundary>
    </>
  );
}

/** Leads to the links that were made to the member's card, with who opened them. */
function CardLinksCard() {
  const { plan } = useOwnPlan();
  if (plan === null) return null;
  return (
    <FoldingCard title={linksWords.title}>
      <p>{linksWords.text}</p>
      <div>
        <Link
          to="/{-$contractType}/id-card"
          params={{ contractType: prefixOf(plan) }}
          className={buttonClass('secondary')}
        >
          {linksWords.go}
        </Link>
      </div>
    </FoldingCard>
  );
}
