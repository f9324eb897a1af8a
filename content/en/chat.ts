import type { TranscriptWords } from '#src/domain/chat.ts';
import { formatTimeOfDay } from './formats.ts';

/** What the chat says, apart from the conversation itself. */
export const chatWords = {
  title: 'Chat with us',
  team: 'Member Services',
  minimize: 'Minimize chat',
  intro: {
    title: (name: string | null) => (name ? `Hi ${name}, how can we help?` : 'How can we help?'),
    text: 'Ask Member Services about your claims, your coverage, payments or your ID card.',
    start: 'Start chat',
    emergency: 'In an emergency, call 911. The chat cannot give medical advice.',
  },
  connecting: 'Connecting you with Member Services…',
  queue: {
    place: (position: number) =>
      position === 1 ? 'You are next in line' : `You are number ${position} in line`,
    text: 'You can go on using the site. We keep your place and let you know when somebody is there.',
    leave: 'Leave the line',
  },
  conversation: 'Conversation',
  typing: (agent: string) => `${agent} is typing`,
  you: 'You',
  sending: 'Sending…',
  reconnecting: 'The connection was lost. Trying again… What you write now is sent afterwards.',
  composer: {
    label: 'Your message',
    placeholder: 'Write a message',
    hint: 'Enter sends, Shift + Enter starts a new line.',
    send: 'Send message',
  },
  end: {
    action: 'End chat',
    question: 'End this chat?',
    text: 'You can save the conversation afterwards.',
    keep: 'Keep chatting',
  },
  ended: {
    keep: 'The conversation is not stored here. Save it now if you want to keep it.',
    copy: 'Copy text',
    copied: 'The conversation was copied.',
    notCopied: 'Your browser did not allow copying. Download the conversation instead.',
    download: 'Download',
    again: 'Start a new chat',
    transcript: (day: string) => `Chat with Member Services, ${day}`,
  },
  problems: {
    unreachable: {
      title: 'The chat cannot be reached',
      text: 'Check your connection and try again, or contact us another way.',
    },
    refused: {
      title: 'The chat is not available now',
      text: 'Try again in a few minutes, or contact us another way.',
    },
    lost: {
      title: 'The connection was lost',
      text: 'Everything said is still here. Try again to go on where you left off.',
    },
  },
  retry: 'Retry',
  contact: 'Other ways to contact us',
} as const;

/** How a conversation is written down. */
export const transcriptWords: TranscriptWords = {
  time: formatTimeOfDay,
  own: (text, isDelivered) => `You: ${text}${isDelivered ? '' : ' (not delivered)'}`,
  agents: (agent, text) => `${agent}: ${text}`,
  joined: (agent) => `${agent} joined the chat`,
  ended: { member: 'You ended the chat', center: 'The chat has ended' },
};
