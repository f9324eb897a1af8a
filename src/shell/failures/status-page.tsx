import type { ReactNode } from 'react';
import { errorWords } from '#content/errors.ts';
import { statusText, type StatusId } from '#src/catalogue/status-texts.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ContactSentence } from '#src/parts/text/contact-sentence.tsx';
import { MessagePage } from '#src/parts/screen/message-page.tsx';

/** The one page for every failure: what happened, what to do, and the number to call. */
export function StatusPage({
  status,
  code,
  onRetry,
  actions,
  children,
}: {
  status: StatusId;
  code?: string | undefined;
  /** Shown as "Try again" where trying again makes sense. */
  onRetry?: () => void;
  actions?: ReactNode;
  /** Further facts, shown before the next step. */
  children?: ReactNode;
}) {
  const { title, text, retry } = statusText(status);
  return (
    <MessagePage
      title={title}
      code={code}
      actions={
        <>
          {retry && onRetry && <Button onClick={onRetry}>{errorWords.tryAgain}</Button>}
          {actions}
        </>
      }
    >
      {children}
      <p>{text}</p>
      <p>
        <ContactSentence words={errorWords.contact} />
      </p>
    </MessagePage>
  );
}
