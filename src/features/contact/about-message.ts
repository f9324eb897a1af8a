import { contact, contactWords } from '#content/contact.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { Message } from '#src/domain/messages/message.ts';

/** The most characters of a subject that are quoted; the rest of the comments is the member's. */
const longestSubject = 120;

/** Returns the opening words of a question about a message. */
export function aboutText({ subject, sentAt }: Pick<Message, 'subject' | 'sentAt'>): string {
  const day = sentAt === null ? '' : formatDateInProse(localDay(sentAt));
  return contactWords.aboutMessage(subject === null ? '' : shortened(subject), day);
}

/** The topics by the category of a message in lower case. */
const topics: Readonly<Record<string, keyof typeof contact.topics>> = {
  authorizations: 'benefits',
  benefits: 'benefits',
  billing: 'billing',
  claims: 'claims',
  pharmacy: 'benefits',
};

/** Returns the topic of a question about a message, by the category that the insurer filed it under. */
export const topicOf = ({ category }: Pick<Message, 'category'>): string =>
  lookUp(topics, category?.toLowerCase() ?? '') ?? 'other';

const shortened = (subject: string) =>
  subject.length <= longestSubject ? subject : `${subject.slice(0, longestSubject).trimEnd()}…`;
