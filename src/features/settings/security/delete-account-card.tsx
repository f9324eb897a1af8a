import { classNames } from '#src/ui/class-names.ts';
import { Suspense, useState } from 'react';
import { formatList } from '#content/formats.ts';
import { privacyWords } from '#content/privacy-security.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '../settings.module.css';

const words = privacyWords.remove;
const DeleteAccountDialog = lazyPart(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** The deletion of the account, with its consequences stated before. */
export function DeleteAccountCard({
  settings,
}: {
  /** Null while they are not known. */
  settings: UserSettings | null;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={words.title} className={utility('whole-row')}>
      <p>{words.text}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setAsking(false)}>
            <p>{words.ask.intro}</p>
            <Stack as="ul" gap="1" className={classNames(styles['bullets'], utility('bullets'))}>
              {[...words.ask.items, ...sharedText(settings)].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Stack>
            <p>{words.ask.keeps}</p>
            <p>{words.ask.first}</p>
          </DeleteAccountDialog>
        </Suspense>
      )}
    </Card>
  );
}

/** Returns the sentences on who loses access with the account; no names when no one has access. */
function sharedText(settings: UserSettings | null): readonly string[] {
  if (settings === null) return [words.ask.sharedUnknown];
  const names = (settings.familyAccess ?? [])
    .filter(({ canSeeMyClaims, allowed }) => canSeeMyClaims && allowed)
    .map(({ firstName }) => formatName(firstName));
  return names.length > 0 ? [words.ask.shared(formatList(names))] : [];
}
