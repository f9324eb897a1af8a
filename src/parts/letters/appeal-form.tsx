import { useId, useState, type ReactNode } from 'react';
import {
  appealReasons,
  appealWords,
  appellants,
  attachmentWords,
  claimLetterWords,
  reviewWords,
} from '#content/claim-letters.ts';
import { appealRules, type ClaimAppeals } from '#src/api/calls/claims/claim-inquiries.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { isPlanLevel, type AppealLevel } from '#src/domain/appeals/appeal-rules.ts';
import { limits } from '#src/domain/limits.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { useAttachments } from '#src/parts/attachments/use-attachments.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import type { AppealSubject } from './appeal-subject.ts';
import { LetterForm } from './letter-form.tsx';

const words = claimLetterWords.appeal;

/** An appeal that the insurer has received. */
export interface SentAppeal {
  /** Whether an external reviewer decides. */
  isReview: boolean;
  isExpedited: boolean;
  /** YYYY-MM-DD; undefined where the insurer does not say. */
  decisionDueBy: string | undefined;
  /** The insurer's number; undefined without one. */
  number: string | undefined;
  /** When the insurer received it. */
  receivedAt: Date;
  /** The names of the files that the insurer received or, where it doesn't say, of those that were sent. */
  files: readonly string[];
}

/** The reasons for an appeal of a decision that didn't lack records. */
const otherReasons = Object.fromEntries(
  Object.entries(appealReasons).filter(([reason]) => reason !== 'records'),
);

/** The form of an appeal: the member's reasons, and the files that support it. */
export function AppealForm({
  subject: { draft, file, timing, memberId, needsRecords },
  level,
  whoMayAppeal,
  onSent,
  cancel,
}: {
  subject: AppealSubject;
  /** The requested level of review; null for an unknown level, which the insurer decides. */
  level: AppealLevel | null;
  /** The people that the insurer names; undefined without any. */
  whoMayAppeal: ClaimAppeals['eligibility']['whoMayAppeal'];
  onSent: (appeal: SentAppeal) => void;
  cancel: ReactNode;
}) {
  const { send, messageChanges } = usePortal();
  const { plan } = usePlan();
  const who = appellantsAmong(whoMayAppeal);
  const id = useId();
  const attachments = useAttachments();
  const [isExpedited, setExpedited] = useState(false);
  const isReview = !isPlanLevel(level);
  return (
    <LetterForm
      draft={level === 'internal' ? draft : `${draft} ${level ?? 'other'}`}
      letter={appealRules}
      choices={[
        {
          name: 'submittedBy',
          ...words.who,
          options: who,
          // The user is the patient.
          ...(memberId === plan.memberId && 'member' in who && { chosen: 'member' }),
        },
        {
          name: 'reason',
          ...words.reason,
          options: needsRecords ? appealReasons : otherReasons,
          ...(needsRecords && { chosen: 'records' }),
        },
      ]}
      commentsLength={limits.appealLength}
      words={isReview ? { ...appealWords.form, submit: reviewWords.submit } : appealWords.form}
      send={async (appeal) => {
        const files = await attachments.whenRead();
        if (files === null) throw new ApiFailure(defaultErrorCode, 'aborted');
        const answer = await send(
          file({
            ...appeal,
            ...(level !== null && level !== 'internal' && { level }),
            ...(isExpedited && { isExpedited }),
            ...(files.length > 0 && { attachments: [...files] }),
          }),
        );
        // The insurer may confirm the appeal by message.
        messageChanges.recount();
        return {
          isReview,
          isExpedited,
          decisionDueBy: answer.decisionDueBy,
          number: answer.appealNumber,
          receivedAt: answer.submittedAt,
          files: (answer.attachments ?? files).map(({ fileName }) => fileName),
        };
      }}
      onSent={onSent}
      cancel={cancel}
    >
      {timing === 'beforeCare' && (
        <Stack gap="1">
          <Choice
            id={`${id}-urgent`}
            type="checkbox"
            variant="plain"
            label={words.urgent.label}
            checked={isExpedited}
            onChange={({ target }) => setExpedited(target.checked)}
          />
          <SecondaryText as="p">{words.urgent.hint}</SecondaryText>
        </Stack>
      )}
      <AttachmentsField
        attachments={attachments}
        {...(needsRecords && {
          label: attachmentWords.records,
          hint: attachmentWords.recordsHint,
        })}
      />
    </LetterForm>
  );
}

/**
 * Returns the people who may file an appeal: the known ones that the insurer names, or all known ones without a match.
 */
function appellantsAmong(named: readonly string[] = []): Record<string, string> {
  const knownAppellants = Object.entries(appellants).filter(([who]) => named.includes(who));
  return knownAppellants.length === 0 ? appellants : Object.fromEntries(knownAppellants);
}
