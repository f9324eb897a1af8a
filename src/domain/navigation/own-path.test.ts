import { describe, expect, it } from 'vitest';
import { isOwnPath, isSafeLink } from './own-path.ts';

const foreign = [
  ...['//evil.example/x', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil'],
  ...['///evil.example', '\\/evil.example', 'evil.example', '@evil.example', '.evil.example', ''],
  ...['https://evil.example', 'javascript:alert(1)', '/a\\b', ' /x'],
];

describe('a path of the portal’s own origin', () => {
  it.each(['/', '/chat', '/api/v1', '/modules/chat.js?v=1', '/a//b'])('%s is one', (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
  });
  it.each(foreign)('rejects %j', (path) => expect(isOwnPath(path)).toBe(false));
});

describe('a link that a member may follow', () => {
  it.each(['/medical/claims', 'https://plan.example/benefits', 'http://localhost:4420/plan'])(
    '%s',
    (link) => expect(isSafeLink(link)).toBe(true),
  );
  it.each([
    ...foreign.filter((link) => !link.startsWith('https:')),
    ...['see https://plan.example', 'https://plan.example/a b', 'https://plan.example\\x'],
    ...['http://plan.example', 'data:text/html,x', 'https:', 'https://a b', 'HTTPS//x'],
    ...['http://localhost.evil.example/', 'http://localhost@evil.example/'],
    ...[
      'https://plan.example@evil.example/',
      'https://user:word@plan.example/',
      'https://:word@plan.example/',
    ],
  ])('refuses %j as a link that a member may follow', (link) =>
    expect(isSafeLink(link)).toBe(false),
  );
});
