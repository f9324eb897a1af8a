import type { MessageStatus } from '#src/domain/messages/status.ts';

const several = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

/** The list of messages and the page of one. */
export const mailboxWords = {
  title: 'Messages',
  write: 'Write to us',
  list: 'Messages',
  pages: 'Pages of messages',
  noun: ['message', 'messages'],
  /** The opening of a letter, as in “Dear Maria Santos,” which a preview leaves out. */
  greeting:
    /^(?:dear|hello|hi|good (?:morning|afternoon|evening))(?:, [\p{L}’'-]+[!.]|(?: (?:(?:mrs?|ms|dr)\.|[\p{L}’'-]+)){0,4}[,:!])(?: +|$)/iu,
  /** The words for a message without subject and text, or without a day. */
  noSubject: 'No subject',
  noDay: '—',
  you: 'you',
  /** The member, as the writer of a message. */
  writer: 'You',
  claim: (number: string) => `Claim ${number}`,
  amount: 'Amount',
  mayOwe: (amount: string) => `You may owe ${amount}`,
  attachment: 'Attachment',
  unread: 'Unread',
  archived: 'Archived',

  none: {
    inbox: { ifComplete: 'No messages yet. When we write to you, our messages show up here.' },
    sent: {
      ifComplete: 'You haven’t sent us any messages. Questions and replies you send show up here.',
    },
    archived: { ifComplete: 'You haven’t archived any messages.' },
  },
  noneFits: 'No messages match what you chose.',
  loading: 'Older messages are still loading.',
  mayBeMissing: 'Some messages may be missing here.',
  failed: (names: string) => `We couldn’t load all messages for ${names}.`,
  refused: (names: string) => `You can’t see messages for ${names} anymore.`,

  folders: 'Folders',
  folder: { inbox: 'Inbox', sent: 'Sent', archived: 'Archived' },

  filters: {
    search: 'Search messages',
    filters: 'Filters',
    filtersOn: (count: number) => `Filters (${count})`,
    status: 'Show',
    statuses: { any: 'All', unread: 'Unread', read: 'Read' },
    member: 'Person',
    anyMember: 'Everyone',
    topic: 'Topic',
    anyTopic: 'Any topic',
  },

  select: {
    one: (title: string) => `Select ${title}`,
    begin: 'Select',
    /** The name of the same button for screen readers. */
    beginLong: 'Select messages',
    end: 'Done',
    all: 'Select all on this page',
    actions: 'Actions for the messages you selected',
    selected: (count: number) => `${count} selected`,
    read: 'Mark as read',
    unread: 'Mark as unread',
    archive: 'Archive',
    restore: 'Move out of archive',
    delete: 'Delete',
  },

  done: {
    read: (count: number) => `${several(count)} marked as read.`,
    unread: (count: number) => `${several(count)} marked as unread.`,
    archived: (count: number) => `${several(count)} archived.`,
    restored: (count: number) => `${several(count)} moved out of the archive.`,
    deleted: (count: number) => `${several(count)} deleted.`,
    undone: (count: number) => `${several(count)} put back.`,
    undo: 'Undo',
    dismiss: 'Dismiss',
  },

  message: {
    title: 'Message',
    back: 'All messages',
    missing: 'We can’t find this message',
    missingText:
      'Someone may have deleted it. Or you may not have access to this person’s messages anymore.',
    deleted: 'This message was deleted',
    deletedText: 'It’s no longer in your messages.',
    seeAll: 'See all messages',
    contactUs: 'Contact us',
    text: 'Message',
    textOf: (writer: string, moment: string) => `Message from ${writer}${moment && `, ${moment}`}`,
    dueBy: (due: string) => `We’ll answer by ${due}.`,
    late: (due: string) => `We’re late. We should have answered by ${due}. Please call us at`,
    lacksMessages: 'Some messages in this conversation were deleted.',
    noText: 'This message has no text.',
    attachments: 'Attachments',
    attachment: 'Document',
    opens: (title: string) => `Open “${title}” (PDF)`,
    opening: 'Opening…',
    claim: 'Related claim',
    authorization: 'Related authorization',
    claimText: 'This message is about one of your claims.',
    seeClaim: 'View claim',
    reply: 'Have a question?',
    canReply: 'Send us your question. We’ll fill in what it’s about.',
    cannotReply: 'You can’t reply to this message.',
    contact: 'Contact us about this message',
    /** Where the insurer takes no questions in writing; the number follows. */
    callUs: 'To talk about this message, call us:',
    replies: {
      start: 'Reply',
      title: 'Your reply',
      text: 'Your message',
      missing: 'Enter your message.',
      tooLong: (length: string) => `Use ${length} characters or fewer.`,
      submit: 'Send reply',
      sending: 'Sending…',
      cancel: 'Cancel',
      sent: 'We received your reply.',
      failure: 'We couldn’t send your reply. Your text is still here. Please try again.',
    },
    print: 'Print',
    actions: 'What you can do',
  },
} as const;

/** The words of the status in a list and above a message; a read message shows no status. */
export const messageStatusWords: Record<MessageStatus, string | null> = {
  read: null,
  unread: mailboxWords.unread,
  archived: mailboxWords.archived,
};
