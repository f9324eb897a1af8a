/** The areas that messages and notices are about. */
export const messageTopics = [
  'claims',
  'benefits',
  'authorizations',
  'programs',
  'security',
] as const;

export type MessageTopic = (typeof messageTopics)[number];
