import { expect, it } from 'vitest';
import type { MessageTopic } from './topic.ts';
import { channelsFor, type NoticeChannel } from './notice-choice.ts';

it.each<[string, MessageTopic, string[] | null, NoticeChannel | null, NoticeChannel[]]>([
  ['all, where the insurer does not say', 'claims', null, null, ['email', 'text', 'mail', 'none']],
  ['those that are offered, in one order', 'claims', ['none', 'email'], null, ['email', 'none']],
  ['none that is unknown', 'claims', ['pigeon', 'mail'], null, ['mail']],
  ['the one on file as well', 'claims', ['email'], 'text', ['email', 'text']],
  ['nothing, where nothing is offered', 'programs', [], null, []],
  ['security is never off', 'security', null, null, ['email', 'text', 'mail']],
  ['even if that is offered and on file', 'security', ['email', 'none'], 'none', ['email']],
])('%s', (_, topic, offered, onFile, channels) => {
  expect(channelsFor(topic, offered, onFile)).toEqual(channels);
});
