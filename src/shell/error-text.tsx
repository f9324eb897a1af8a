import type { ReactNode } from 'react';
import { errorWords } from '#src/catalogue/error-words.ts';
import { ContactSentence } from './contact-sentence.tsx';

/** What the error dialog says: the code first, then what was supplied or else the words every error has. */
export function ErrorText({
  code,
  onFollow,
  children,
}: {
  code: string | null;
  /** Called when the contact link is followed. */
  onFollow: () => void;
  children?: ReactNode;
}) {
  return (
    <>
      {code !== null && (
        <p>
          <strong>{errorWords.codeLabel}</strong> {code}
        </p>
      )}
      {children || (
        <p>
          <ContactSentence words={errorWords.generic} onFollow={onFollow} />
        </p>
      )}
    </>
  );
}
