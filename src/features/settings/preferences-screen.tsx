import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsWords } from '#content/settings.ts';
import { preferences } from '#src/api/calls/account/preferences.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useOwnPlan } from './use-own-plan.ts';
import { PreferencesForm, NoticesForm } from './preferences-form.tsx';

const words = settingsWords.preferences;

/** The communication preferences of the member. */
export function PreferencesScreen() {
  const { plan, isPending } = useOwnPlan();
  return (
    <SettingsFrame intro={words.intro}>
      <Card title={words.title}>
        {plan ? (
          <PreferencesOf memberId={plan.memberId} />
        ) : isPending ? (
          <SkeletonRows count={3} height="7rem" />
        ) : (
          <p>{words.noPlan}</p>
        )}
      </Card>
      {plan && <NoticesCard memberId={plan.memberId} />}
    </SettingsFrame>
  );
}

function PreferencesOf({ memberId }: { memberId: string }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(preferences(memberId)));
  const [saved, setSaved] = useState<{ texts: readonly string[]; time: number }>({
    texts: [],
    time: 0,
  });
  return (
    <Loadable query={query} skeleton={<SkeletonRows count={3} height="7rem" />}>
      {(onFile) => (
        <>
          {saved.texts.length > 0 && (
            <Notice key={saved.time} tone="success" takesFocus>
              {saved.texts.join(' ')}
            </Notice>
          )}
          {/* The next change begins with the saved values. */}
          <PreferencesForm
            key={`form ${saved.time}`}
            {...{ memberId, onFile }}
            onSaved={(texts) => setSaved(({ time }) => ({ texts, time: time + 1 }))}
          />
        </>
      )}
    </Loadable>
  );
}

/** The notices by topic, once they are known and where the insurer offers the choice. */
function NoticesCard({ memberId }: { memberId: string }) {
  const { queryOf } = usePortal();
  const { data: onFile } = useQuery(queryOf(preferences(memberId)));
  const [times, setTimes] = useState(0);
  if (onFile === undefined || Object.keys(onFile.notices).length === 0) return null;
  return (
    <Card title={words.notices.title}>
      <p>{words.notices.intro}</p>
      {times > 0 && (
        <Notice key={times} tone="success" takesFocus>
          {words.notices.saved}
        </Notice>
      )}
      {/* The next change begins with the saved values. */}
      <PartBoundary>
        <NoticesForm
          key={times}
          {...{ memberId, onFile }}
          onSaved={() => setTimes((before) => before + 1)}
        />
      </PartBoundary>
    </Card>
  );
}
