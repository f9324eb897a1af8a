import { mailboxWords as words } from '#content/mailbox.ts';
import { titleFrom } from '#src/domain/messages/preview.ts';

/**
 * Returns the title of a message: its subject, or else the beginning of its text.
 * @param text the text, or a preview of it
 */
export const titleOf = (subject: string | null, text: string | null): string =>
  subject ?? titleFrom(text, words.greeting) ?? words.noSubject;
