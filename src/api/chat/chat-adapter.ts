import type { ChatEvent } from '#src/domain/chat/chat.ts';
import type { MemberIdentity } from '#src/domain/people/member-identity.ts';

/** The interface to a contact-center vendor. Another vendor is another implementation of this. */
export interface ChatAdapter {
  /**
   * Begins or resumes a conversation. Never throws: a connection that fails or drops is the event `connection.failed`.
   */
  connect: (options: ChatOptions, listener: (event: ChatEvent) => void) => ChatConnection;
}

/** A contact center and the credentials it needs. */
export interface ContactCenter {
  /** A path of the portal's own origin, or an address elsewhere. */
  url: string;
  /** The origin of the portal. */
  origin: string;
  /** Returns a valid access token; null or a rejection without one. */
  accessToken: () => Promise<string | null>;
  fetch: (request: Request) => Promise<Response>;
}

export interface ChatOptions {
  member: MemberIdentity;
  /** IANA name. */
  timeZone: string;
  /** Null to begin; `seen` is the number of the last message received. */
  resume: { conversationId: string; seen: number } | null;
}

export interface ChatConnection {
  /** `id` is unique within the conversation: a message sent again is one message. */
  send: (id: string, text: string) => void;
  /** The member is typing. */
  typing: () => void;
  /** Ends the conversation, for the agent too. */
  terminate: () => void;
  /** Lets go of the connection; the conversation can be resumed for a while. No events after this. */
  close: () => void;
}
