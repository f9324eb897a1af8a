import { useId, useState } from 'react';
import {
  appealReasons,
  appealWords,
  appellants,
  claimLetterWords,
} from '#content/claim-letters.ts';
import {
  appealRules,
  type ClaimAppeals,
  type NewAttachment,
} from '#src/api/calls/claim-inquiries.ts';
import { limits } from '#src/domain/limits.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Choice } from '#src/ui/choice.tsx';
import { AppealLastDay } from './appeal-last-day.tsx';
import type { AppealSubject } from './appeal-subject.ts';
import { LetterForm } from './letter-form.tsx';
import styles from './letters.module.css';

const words = claimLetterWords.appeal;

/** The form of an appeal: its subject and last day, the member's text, and the files that support it. */
export function AppealForm({
  subject: { draft, about, file, canBeExpedited },
  eligibility: { lastDay, whoMayAppeal },
  onSent,
  onCancel,
}: {
  subject: AppealSubject;
  eligibility: ClaimAppeals['eligibility'];
  onSent: () => void;
  onCancel: () => void;
}) {
  const { send } = usePortal();
  const id = useId();
  const [files, setFiles] = useState<readonly NewAttachment[]>([]);
  const [isExpedited, setExpedited] = useState(false);
  return (
    <LetterForm
      draft={draft}
      letter={appealRules}
      choices={[
        { name: 'submittedBy', ...words.who, options: appellantsAmong(whoMayAppeal) },
        { name: 'reason', ...words.reason, options: appealReasons },
      ]}
      commentsLength={limits.appealLength}
      words={appealWords.form}
      above={
        <div className={styles['about']}>
          <p>{about}</p>
          <AppealLastDay lastDay={lastDay} />
        </div>
      }
      send={(appeal) =>
        send(
          file({
            ...appeal,
            ...(isExpedited && { isExpedited }),
            ...(files.length > 0 && { attachments: [...files] }),
          }),
        )
      }
      onSent={onSent}
      onCancel={onCancel}
    >
      {canBeExpedited && (
        <div className={styles['urgent']}>
          <Choice
            id={`${id}-urgent`}
            type="checkbox"
            variant="plain"
            label={words.urgent.label}
            checked={isExpedited}
            onChange={({ target }) => setExpedited(target.checked)}
          />
          <p className={styles['note']}>{words.urgent.hint}</p>
        </div>
      )}
      <AttachmentsField files={files} onFiles={setFiles} />
    </LetterForm>
  );
}

/** Returns the people who may appeal, among those that an appeal can name; all of them when the insurer names none. */
function appellantsAmong(named: readonly string[] = []): Record<string, string> {
  const known = Object.entries(appellants).filter(([who]) => named.includes(who));
  return known.length === 0 ? appellants : Object.fromEntries(known);
}
