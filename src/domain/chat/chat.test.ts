import { expect, it } from 'vitest';
import { noticeText, transcriptText, type ChatEntry, type TranscriptWords } from './chat.ts';

const words: TranscriptWords = {
  time: (at) => `${at} o’clock`,
  own: (text, isDelivered) => `You${isDelivered ? '' : ' (not delivered)'}: ${text}`,
  agents: (agent, text) => `${agent}: ${text}`,
  joined: (agent) => `${agent} joined.`,
  ended: { member: 'You ended the chat.', center: 'The chat ended.' },
};

const transcript: readonly ChatEntry[] = [
  { id: '1', at: 9, from: 'notice', notice: 'joined', agent: 'Jordan' },
  { id: '2', at: 10, from: 'member', text: 'Hello', isDelivered: true },
  { id: '3', at: 11, from: 'agent', agent: 'Jordan', text: 'How can I help?' },
  { id: '4', at: 12, from: 'member', text: 'My claim', isDelivered: false },
  { id: '5', at: 13, from: 'notice', notice: 'ended', by: 'center' },
];

it('a transcript has its title and every line with its time', () =>
  expect(transcriptText('Your chat', transcript, words)).toBe(
    [
      'Your chat',
      '',
      '[9 o’clock] Jordan joined.',
      '[10 o’clock] You: Hello',
      '[11 o’clock] Jordan: How can I help?',
      '[12 o’clock] You (not delivered): My claim',
      '[13 o’clock] The chat ended.',
      '',
    ].join('\n'),
  ));

it('a notice says who ended the chat', () =>
  expect(noticeText({ id: '1', at: 1, from: 'notice', notice: 'ended', by: 'member' }, words)).toBe(
    'You ended the chat.',
  ));
