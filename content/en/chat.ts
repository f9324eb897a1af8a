import type { TranscriptWords } from '#src/domain/chat/chat.ts';
import { formatTimeOfDay } from './clock.ts';

/** The words of the chat, apart from the conversation itself. */
export const chatWords = {
  title: 'Chat with us',
  team: 'Member Services',
  minimize: 'Minimize chat',
  intro: {
    title: (name: string | null) => (name ? `Hi ${name}, how can we help?` : 'How can we help?'),
    text: 'Ask Member Services about your claims, coverage, payments or ID card.',
    start: 'Start chat',
    emergency: 'In an emergency, call 911. We can’t give medical advice by chat.',
  },
  connecting: 'Connecting you with Member Services…',
  queue: {
    place: (position: number) =>
      position === 1 ? 'You’re next in line' : `You’re number ${position} in line`,
    text: 'You can keep using the site. We’ll hold your place and let you know when someone is ready to chat.',
    leave: 'Leave the line',
  },
  conversation: 'Conversation',
  earlier: 'Earlier messages',
  newest: 'Newest messages',
  typing: (agent: string) => `${agent} is typing`,
  you: 'You',
  sending: 'Sending…',
  reconnecting:
    'You lost your connection. We’re trying again, and we’ll send what you write once you’re back.',
  composer: {
    label: 'Your message',
    placeholder: 'Type a message',
    hint: 'Press Enter to send, or Shift + Enter for a new line.',
    send: 'Send message',
  },
  end: {
    action: 'End chat',
    question: 'End this chat?',
    text: 'You can save the conversation after it ends.',
    keep: 'Keep chatting',
  },
  ended: {
    keep: 'We don’t keep the conversation here. Save it now if you want a copy.',
    copy: 'Copy text',
    copied: 'Conversation copied.',
    notCopied: 'Your browser didn’t let us copy it. Download the conversation instead.',
    download: 'Download',
    again: 'Start a new chat',
    transcript: (day: string) => `Chat with Member Services, ${day}`,
  },
  problems: {
    unreachable: {
      title: 'We can’t connect to chat',
      text: 'Check your connection and try again, or contact us another way.',
    },
    refused: {
      title: 'Chat isn’t available right now',
      text: 'Try again in a few minutes, or contact us another way.',
    },
    lost: {
      title: 'You lost your connection',
      text: 'Your conversation is still here. Try again to pick up where you left off.',
    },
  },
  retry: 'Retry',
  contact: 'Other ways to contact us',
} as const;

/** The words of the transcript. */
export const transcriptWords: TranscriptWords = {
  time: formatTimeOfDay,
  own: (text, isDelivered) => `You: ${text}${isDelivered ? '' : ' (not delivered)'}`,
  agents: (agent, text) => `${agent}: ${text}`,
  joined: (agent) => `${agent} joined the chat`,
  ended: { member: 'You ended the chat', center: 'The chat has ended' },
};
