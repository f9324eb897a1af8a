import { useState, type ReactNode } from 'react';
import { privacyWords } from '#content/privacy-security.ts';
import { PasswordDialog } from './proof-dialog.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

const words = privacyWords.remove;

/** The dialog that requires the current password before the account is deleted, and reports a failure. */
export function DeleteAccountDialog({
  onClose,
  children,
}: {
  onClose: () => void;
  children: ReactNode;
}) {
  const { remove, isLeftOpen } = useAccountDeletion();
  const [isLost, setLost] = useState(false);
  return (
    <PasswordDialog
      id="delete"
      words={words.ask}
      isDestructive
      failureText={isLost ? words.lost : words.failed}
      send={(currentPassword) =>
        remove(currentPassword).catch((error: unknown) => {
          setLost(isLeftOpen(error));
          throw error;
        })
      }
      onClose={onClose}
    >
      {children}
    </PasswordDialog>
  );
}
