import { Suspense, useState } from 'react';
import { privacyWords } from '#content/privacy-security.ts';
import { formatDateInProse } from '#content/formats.ts';
import { relationshipNames } from '#content/relationships.ts';
import { localDay } from '#src/domain/format/days.ts';
import { saveFamilyAccess } from '#src/api/calls/account/account-security.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '../settings.module.css';
import { useSavedSettings } from '../use-saved-settings.ts';

const words = privacyWords.access;
const ProofDialog = lazyPart(
  async () => (await import('../security/proof-dialog.tsx')).ProofDialog,
);

type Viewer = NonNullable<UserSettings['familyAccess']>[number];

/**
 * The other adults of the plan, with the access and start of each, and the controls to change it (product rule 1.5).
 */
export function FamilyAccessCard({ settings }: { settings: UserSettings }) {
  const { userId, save } = useSavedSettings();
  const viewers = settings.familyAccess ?? [];
  const [viewerToChange, setViewerToChange] = useState<Viewer | null>(null);
  const [timesSaved, setTimesSaved] = useState(0);
  const ask = viewerToChange && words.ask[viewerToChange.canSeeMyClaims ? 'stop' : 'give'];

  const change = ({ memberId, canSeeMyClaims }: Viewer, proof: string | null) => {
    const wanted = !canSeeMyClaims;
    const write = saveFamilyAccess(userId, proof, { memberId, canSeeMyClaims: wanted });
    return save(write, (answered) => ({
      familyAccess: (answered.familyAccess ?? viewers).map((viewer) =>
        viewer.memberId === memberId ? { ...viewer, canSeeMyClaims: wanted } : viewer,
      ),
    }));
  };

  return (
    <Card title={words.title}>
      {timesSaved > 0 && (
        <Notice key={timesSaved} tone="success" takesFocus>
          {message('UPD-0015')}
        </Notice>
      )}
      <p>{words.intro}</p>
      <p className={utility('secondary')}>{words.private}</p>
      {viewers.length === 0 && <p>{words.nobody}</p>}
      {viewers.length > 0 && (
        <Stack as="ul" gap="4" className={styles['rows']} look="divided">
          {viewers.map((viewer) => (
            <ViewerRow
              key={viewer.memberId}
              viewer={viewer}
              onAsk={() => setViewerToChange(viewer)}
            />
          ))}
        </Stack>
      )}
      {viewerToChange && ask && (
        <Suspense>
          <ProofDialog
            id="family-access"
            words={{
              ...words.ask,
              title: ask.title(formatName(viewerToChange.firstName)),
              confirm: ask.confirm,
            }}
            needsProof={!viewerToChange.canSeeMyClaims}
            change={(proof) => change(viewerToChange, proof)}
            failureText={message('UPD-0017')}
            onDone={() => {
              setViewerToChange(null);
              setTimesSaved((times) => times + 1);
            }}
            onClose={() => setViewerToChange(null)}
          >
            <p>{ask.text(formatName(viewerToChange.firstName))}</p>
          </ProofDialog>
        </Suspense>
      )}
    </Card>
  );
}

function ViewerRow({
  viewer: { relationship, canSeeMyClaims, allowed, reason, since, ...viewer },
  onAsk,
}: {
  viewer: Viewer;
  onAsk: () => void;
}) {
  const name = formatName(viewer.firstName);
  return (
    <Row as="li" gap="4" align="start" apart className={styles['entry']}>
      <div>
        <p>
          <strong>{name}</strong>{' '}
          <span className={utility('secondary')}>
            {lookUp(relationshipNames, relationship.toLowerCase()) ?? formatName(relationship)}
          </span>
        </p>
        <Row as="p" gap="3" align="center">
          <StatusPill tone={canSeeMyClaims ? 'notice' : 'neutral'}>
            {canSeeMyClaims ? words.can : words.canNot}
          </StatusPill>
          {canSeeMyClaims && since && (
            <span>{words.since(formatDateInProse(localDay(since)))}</span>
          )}
        </Row>
        {!allowed && (
          <p className={utility('secondary')}>
            {reason || <CallText>{words.notAllowed}</CallText>}
          </p>
        )}
      </div>
      {allowed && (
        <Button
          variant="secondary"
          aria-label={(canSeeMyClaims ? words.stopWith : words.giveTo)(name)}
          onClick={onAsk}
        >
          {canSeeMyClaims ? words.stop : words.give}
        </Button>
      )}
    </Row>
  );
}
