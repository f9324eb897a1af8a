import { expect, it } from 'vitest';
import { ConfigError } from '#src/config.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { createLeftOut } from './left-out.ts';

const lackedWith = (...names: string[]) => optionalCapabilities.filter(createLeftOut(names).lacks);

it('disables capabilities that depend on another, too', () => {
  expect(lackedWith('messages')).toEqual(['message-replies', 'messages']);
  expect(lackedWith('spending')).toEqual(['costEstimates', 'spending']);
  expect(lackedWith('message-replies', 'drafts')).toEqual(['drafts', 'message-replies']);
});

it.each(['pets', 'Messages', ''])(
  'rejects the unknown capability %j, and names the allowed ones',
  (name) => {
    const attempt = () => createLeftOut(['messages', name]);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(`without names ${name}; allowed: account, accountHelp,`);
  },
);

it('rejects the required capabilities', () => {
  expect(() => createLeftOut(['memberships'])).toThrow(
    'without names memberships (memberships: always needed); allowed: account,',
  );
});

it('shows a screen while the insurer has one of its capabilities', () => {
  const capabilities = ['account', 'settings', 'sessions'] as const;
  expect(createLeftOut(['account', 'settings']).hasScreen({ capabilities })).toBe(true);
  expect(createLeftOut(capabilities).hasScreen({ capabilities })).toBe(false);
  const smallest = createLeftOut(optionalCapabilities);
  expect(smallest.hasScreen({})).toBe(true);
  expect(smallest.hasScreen(undefined)).toBe(true);
});
