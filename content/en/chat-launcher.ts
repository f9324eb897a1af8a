/** The button that opens the chat; the words inside are in chat.ts, which loads later. */
export const chatLauncherWords = {
  label: 'Chat with us',
  /** The visible part of the label, beside its icon. */
  short: 'Chat',
  labelWith: (news: string) => `Chat with us, ${news}`,
  news: (unread: number) => (unread === 1 ? '1 new message' : `${unread} new messages`),
  newsSpoken: (news: string) => `${news} in the chat`,
  failed: 'We couldn’t open the chat. Check your connection and try again.',
} as const;
