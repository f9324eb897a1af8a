/** The lists of a mailbox. */
export const mailboxFolders = ['inbox', 'sent', 'archived'] as const;

export type MailboxFolder = (typeof mailboxFolders)[number];
