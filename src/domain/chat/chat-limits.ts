/**
 * Limits of the chat, in milliseconds unless the name says otherwise; chosen, see docs/decisions/013.
 * Apart from limits.ts because a page that is merely opened has no use for them.
 */
export const chatLimits = {
  /** The time to wait for an answer of the contact center before the attempt counts as failed. */
  connectTimeoutMs: 10_000,
  /** The group is a courtesy to the agent; past this time the chat begins without it. */
  groupTimeoutMs: 2_000,
  /** The pauses before each new attempt after a connection was lost during a chat. */
  retryPausesMs: [1_000, 2_000, 4_000, 8_000],
  /** The contact center says something at least every 15 seconds; after this silence it is gone. */
  silenceMs: 40_000,
  /** An agent who does not say that they stopped typing has stopped. */
  typingShownMs: 10_000,
  /** The shortest time between two notices to the contact center that the member is typing. */
  typingToldEveryMs: 3_000,
  messageLength: 1_000,
} as const;

/** The time zone of the contact center's hours (product rule 4.7). */
export const chatTimeZone = 'America/Chicago';
