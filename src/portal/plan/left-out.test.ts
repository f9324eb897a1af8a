import { expect, it } from 'vitest';
import { ConfigError } from '#src/config.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { createLeftOut } from './left-out.ts';

const lackedWith = (...names: string[]) => optionalCapabilities.filter(createLeftOut(names).lacks);

it('takes along the capabilities that are of no use without another', () => {
  expect(lackedWith('messages')).toEqual(['message-replies', 'messages']);
  expect(lackedWith('spending')).toEqual(['costEstimates', 'spending']);
  expect(lackedWith('message-replies', 'drafts')).toEqual(['drafts', 'message-replies']);
});

it.each(['pets', 'Messages', ''])(
  'no capability is called %j; the error says what is allowed',
  (name) => {
    const attempt = () => createLeftOut(['messages', name]);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(`without names ${name}; allowed: account, accountHelp,`);
  },
);

it('what every portal needs cannot be left out', () => {
  expect(() => createLeftOut(['memberships'])).toThrow(
    'without names memberships (memberships: always needed); allowed: account,',
  );
});

it('a screen is there while the insurer has one of its capabilities', () => {
  const capabilities = ['account', 'settings', 'sessions'] as const;
  expect(createLeftOut(['account', 'settings']).hasScreen({ capabilities })).toBe(true);
  expect(createLeftOut(capabilities).hasScreen({ capabilities })).toBe(false);
  const smallest = createLeftOut(optionalCapabilities);
  expect(smallest.hasScreen({})).toBe(true);
  expect(smallest.hasScreen(undefined)).toBe(true);
});
