import type { KeptMessage } from '../mailboxes.ts';
import { createPdf, paragraph, documentTitle } from './pdf.ts';

/** Writes a message's attachment as a letter. */
export function messageLetter(
  { subject, sentAt, memberId }: KeptMessage,
  title: string,
): Promise<Blob> {
  const day = sentAt.slice(0, 10);
  return createPdf({ title, day, footer: `Member ID ${memberId}` }, (paper) => {
    documentTitle(paper, title);
    paragraph(paper, `Member ID ${memberId}`);
    paragraph(paper, `This came with our message “${subject}”.`);
  });
}
