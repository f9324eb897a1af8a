import { formatName } from '#src/domain/people/format-name.ts';
import { compare } from '#src/domain/data/compare.ts';
import { useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '../settings.module.css';

const words = privacyWords.log;
const shownAtFirst = 5;

type Entry = NonNullable<UserSettings['familyAccessLog']>[number];

/**
 * The access that the member has given and taken back, newest first; sorted here, because the order of the log is not
 * guaranteed.
 */
export function FamilyAccessLogCard({ entries }: { entries: readonly Entry[] }) {
  const [isWhole, setWhole] = useState(false);
  const sorted = entries.toSorted((a, b) => compare(b.at, a.at));
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst);
  if (sorted.length === 0) return null;
  return (
    <Card title={words.title} className={utility('whole-row')}>
      <Stack as="ul" gap="4" className={styles['rows']} look="divided">
        {shown.map(({ at, memberId, firstName, canSeeMyClaims }) => (
          <li key={`${at.getTime()} ${memberId} ${canSeeMyClaims}`} className={styles['logged']}>
            <span className={utility('secondary')}>{formatDateInProse(localDay(at))}</span>
            <span>
              {words[canSeeMyClaims ? 'given' : 'takenBack'](
                formatName(firstName ?? '') || words.someone,
              )}
            </span>
          </li>
        ))}
      </Stack>
      {shown.length < sorted.length && (
        <div>
          <Button variant="plain" onClick={() => setWhole(true)}>
            {words.all(sorted.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}
