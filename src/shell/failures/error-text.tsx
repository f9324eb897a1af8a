import { errorWords } from '#content/errors.ts';
import { ContactSentence } from '#src/parts/text/contact-sentence.tsx';

export function ErrorCodeText({ code }: { code: string | null }) {
  return (
    code !== null && (
      <p>
        <strong>{errorWords.codeLabel}</strong> {code}
      </p>
    )
  );
}

/** The generic error text, used when no other text is given; `onFollow` is called when the link is followed. */
export function GenericErrorText({ onFollow }: { onFollow: () => void }) {
  return (
    <p>
      <ContactSentence words={errorWords.generic} onFollow={onFollow} />
    </p>
  );
}
