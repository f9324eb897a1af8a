import type { MessageTopic } from './topic.ts';

/** The ways in which a notice is sent; `none` means that it is not sent. */
export const noticeChannels = ['email', 'text', 'mail', 'none'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** How a member hears about a topic. */
export interface NoticeChoice {
  /** Null for a channel that the portal does not know. */
  channel: NoticeChannel | null;
  /** The channels that can be chosen, in the order they are shown. */
  offered: readonly NoticeChannel[];
}

/** The choices by topic. A topic that is missing is one that the insurer does not offer. */
export type NoticeChoices = Partial<Record<MessageTopic, NoticeChoice>>;

/**
 * Returns the channels that can be chosen for a topic, with the one on file. Notices about the security of the account
 * cannot be turned off.
 * @param offered by the insurer; null where it does not say
 */
export function channelsFor(
  topic: MessageTopic,
  offered: readonly string[] | null,
  onFile: NoticeChannel | null,
): NoticeChannel[] {
  return noticeChannels
    .filter((channel) => topic !== 'security' || channel !== 'none')
    .filter((channel) => offered === null || offered.includes(channel) || channel === onFile);
}
