/** The state of a message in the member's mailbox. */
export const messageStatuses = ['unread', 'read', 'archived'] as const;

export type MessageStatus = (typeof messageStatuses)[number];
