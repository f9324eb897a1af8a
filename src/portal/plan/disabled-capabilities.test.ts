import { expect, it } from 'vitest';
import { ConfigError } from '#src/config.ts';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { capabilitiesWithout } from './disabled-capabilities.ts';

const disabledBy = (...names: string[]) =>
  optionalCapabilities.filter((name) => !capabilitiesWithout(names).has(name));

it('disables capabilities that depend on another, too', () => {
  expect(disabledBy('messages')).toEqual(['message-replies', 'messages']);
  expect(disabledBy('spending')).toEqual(['costEstimates', 'spending']);
  expect(disabledBy('message-replies', 'drafts')).toEqual(['drafts', 'message-replies']);
});

it.each(['pets', 'Messages', ''])(
  'rejects the unknown capability %j, and names the allowed ones',
  (name) => {
    const attempt = () => capabilitiesWithout(['messages', name]);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(`without names ${name}; allowed: account, accountHelp,`);
  },
);

it('rejects the required capabilities', () => {
  expect(() => capabilitiesWithout(['memberships'])).toThrow(
    'without names memberships (memberships: always needed); allowed: account,',
  );
});

it('shows a screen while the insurer has one of its capabilities', () => {
  const capabilities = ['account', 'settings', 'sessions'] as const;
  expect(capabilitiesWithout(['account', 'settings']).hasScreen({ capabilities })).toBe(true);
  expect(capabilitiesWithout(capabilities).hasScreen({ capabilities })).toBe(false);
  const smallest = capabilitiesWithout(optionalCapabilities);
  expect(smallest.hasScreen({})).toBe(true);
  expect(smallest.hasScreen(undefined)).toBe(true);
});
