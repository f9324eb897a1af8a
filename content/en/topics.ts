import type { MessageTopic } from '#src/domain/messages/topic.ts';

/** The areas that messages and notices are about. */
export const topicWords: Record<MessageTopic, string> = {
  claims: 'Claims and payments',
  benefits: 'Benefits and coverage',
  authorizations: 'Authorizations',
  programs: 'Health programs',
  security: 'Account security',
};
