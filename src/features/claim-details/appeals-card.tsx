import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import {
  appealClaim,
  appealRules,
  appeals as appealsOf,
  type ClaimAppeals,
} from '#src/api/calls/claim-inquiries.ts';
import {
  appealOutcomes,
  appealReasons,
  appealStatuses,
  appealWords,
  appellants,
  claimLetterWords,
} from '#content/claim-letters.ts';
import { daysBetween, localDay } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { lookUp } from '#src/domain/look-up.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { AppealDecision } from './appeal-decision.tsx';
import styles from './claim-details.module.css';
import { ClaimForm } from './claim-form.tsx';
import { SentNote } from './sent-note.tsx';

const words = claimLetterWords.appeal;

/** Whether the decision can be appealed and until when, the appeals there are, and a new one. */
export function AppealsCard({ claimId, isWriting }: { claimId: string; isWriting: boolean }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(appealsOf(claimId)));
  const [state, setState] = useState<AppealState>(isWriting ? 'writing' : 'reading');
  return (
    <Card title={words.title} className={styles['appeals']}>
      {state === 'sent' && <SentNote>{appealWords.sent}</SentNote>}
      <Loadable query={query} skeleton={<Skeleton height="6rem" />}>
        {(appeals) => <Appeals {...{ claimId, appeals, state, setState }} />}
      </Loadable>
    </Card>
  );
}

type AppealState = 'reading' | 'writing' | 'cancelled' | 'sent';

function Appeals({
  claimId,
  appeals,
  state,
  setState,
}: {
  claimId: string;
  appeals: ClaimAppeals;
  state: AppealState;
  setState: (state: AppealState) => void;
}) {
  const { send } = usePortal();
  const { eligibility, items } = appeals;
  return (
    <>
      {state === 'writing' && (
        <ClaimForm
          draft={`appeal ${claimId}`}
          letter={appealRules}
          choices={[
            {
              name: 'submittedBy',
              ...words.who,
              options: appellantsAmong(eligibility.whoMayAppeal),
            },
            {
              name: 'reason',
              ...words.reason,
              options: appealReasons,
            },
          ]}
          commentsLength={limits.appealLength}
          words={appealWords.form}
          send={(appeal) => send(appealClaim(claimId, appeal))}
          onSent={() => setState('sent')}
          onCancel={() => setState('cancelled')}
        />
      )}
      {(state === 'reading' || state === 'cancelled') && (
        <Eligibility
          eligibility={eligibility}
          isCancelled={state === 'cancelled'}
          onAppeal={() => setState('writing')}
        />
      )}
      {items.length > 0 && <AppealList items={items} />}
    </>
  );
}

function Eligibility({
  eligibility: { allowed, lastDay, notAllowedReason },
  isCancelled,
  onAppeal,
}: {
  eligibility: ClaimAppeals['eligibility'];
  /** The form was just closed. */
  isCancelled: boolean;
  onAppeal: () => void;
}) {
  const { now } = usePortal();
  if (!allowed) return <p>{notAllowedReason ?? words.notAllowed}</p>;
  return (
    <>
      <p>{appealWords.intro}</p>
      {lastDay !== undefined && (
        <p className={styles['lastDay']}>
          {words.lastDay} <strong>{formatDateInProse(lastDay)}</strong>{' '}
          <span className={styles['note']}>
            ({words.daysLeft(daysBetween(localDay(now()), lastDay))})
          </span>
        </p>
      )}
      <div className={styles['actions']}>
        <Button ref={isCancelled ? takeFocus : undefined} onClick={onAppeal}>
          {words.start}
        </Button>
      </div>
    </>
  );
}

function AppealList({ items }: { items: ClaimAppeals['items'] }) {
  return (
    <>
      <h3>{words.listTitle}</h3>
      <ul className={styles['letters']}>
        {items.map((one) => (
          <li key={one.appealId}>
            <div className={styles['letterHead']}>
              <strong>{lookUp(appealReasons, one.reason) ?? one.reason}</strong>
              <StatusPill tone={one.status === 'decided' ? 'good' : 'neutral'}>
                {lookUp(appealStatuses, one.status) ?? one.status}
              </StatusPill>
            </div>
            <p className={styles['note']}>{filedWords(one)}</p>
            <p>{one.comments}</p>
            {one.decision && (
              <AppealDecision
                {...one.decision}
                words={lookUp(appealOutcomes, one.decision.outcome) ?? one.decision.outcome}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who may appeal, as far as the portal can say so in an appeal; everybody when the insurer names nobody. */
function appellantsAmong(named: readonly string[] = []): Record<string, string> {
  const known = Object.entries(appellants).filter(([who]) => named.includes(who));
  return known.length === 0 ? appellants : Object.fromEntries(known);
}

function filedWords(one: ClaimAppeals['items'][number]): string {
  const day = formatDateInProse(one.submittedAt);
  return one.status === 'decided' || one.decisionDueBy === undefined
    ? words.filed(day)
    : words.filedAndOpen({ day, due: formatDateInProse(one.decisionDueBy) });
}
