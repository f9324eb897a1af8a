/** What the member did with a message. */
export const messageStatuses = ['unread', 'read', 'archived'] as const;

export type MessageStatus = (typeof messageStatuses)[number];
