import { useState } from 'react';
import {
  appealReasons,
  appealWords,
  appellants,
  claimLetterWords,
} from '#content/claim-letters.ts';
import {
  appealClaim,
  appealRules,
  type ClaimAppeals,
  type NewAttachment,
} from '#src/api/calls/claim-inquiries.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { limits } from '#src/domain/limits.ts';
import { memberName } from '#src/domain/member-name.ts';
import type { PlanAccess } from '#src/domain/rights.ts';
import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { AppealLastDay } from './appeal-last-day.tsx';
import styles from './claim-details.module.css';
import { ClaimForm } from './claim-form.tsx';

const words = claimLetterWords.appeal;

/** An appeal: for whom it is and until when, what the member writes, and the files that support it. */
export function AppealForm({
  claim: { id, claimNumber, memberId },
  access,
  eligibility: { lastDay, whoMayAppeal },
  onSent,
  onCancel,
}: {
  claim: Pick<FamilyClaim, 'id' | 'claimNumber' | 'memberId'>;
  access: Pick<PlanAccess, 'accessibleMembers'>;
  eligibility: ClaimAppeals['eligibility'];
  onSent: () => void;
  onCancel: () => void;
}) {
  const { send } = usePortal();
  const [files, setFiles] = useState<readonly NewAttachment[]>([]);
  return (
    <ClaimForm
      draft={`appeal ${id}`}
      letter={appealRules}
      choices={[
        { name: 'submittedBy', ...words.who, options: appellantsAmong(whoMayAppeal) },
        { name: 'reason', ...words.reason, options: appealReasons },
      ]}
      commentsLength={limits.appealLength}
      words={appealWords.form}
      above={
        <div className={styles['about']}>
          <p>{words.about({ name: memberName(access, memberId), number: claimNumber ?? id })}</p>
          <AppealLastDay lastDay={lastDay} />
        </div>
      }
      send={(appeal) =>
        send(appealClaim(id, { ...appeal, ...(files.length > 0 && { attachments: [...files] }) }))
      }
      onSent={onSent}
      onCancel={onCancel}
    >
      <AttachmentsField files={files} onFiles={setFiles} />
    </ClaimForm>
  );
}

/** Who may appeal, as far as the portal can say so in an appeal; everybody when the insurer names nobody. */
function appellantsAmong(named: readonly string[] = []): Record<string, string> {
  const known = Object.entries(appellants).filter(([who]) => named.includes(who));
  return known.length === 0 ? appellants : Object.fromEntries(known);
}
