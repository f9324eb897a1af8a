import type { KeptMessage } from '../mailboxes.ts';
import { createPdf, heading, paragraph } from './pdf.ts';

/** What came with a message, on paper. */
export function messageLetter(
  { subject, sentAt, memberId }: KeptMessage,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const day = sentAt.slice(0, 10);
  return createPdf({ title, day, footer: `Member ID ${memberId}` }, (pdf) => {
    heading(pdf, title);
    paragraph(pdf, `Member ID ${memberId}`);
    paragraph(pdf, `This came with our message “${subject}”.`);
  });
}
