import { expect, it } from 'vitest';
import { contentEntries } from '#content/content-entries.ts';
import { contentText } from './content-text.ts';

it.each(Object.entries(contentEntries))('%s is found in any case', (id, text) => {
  expect(contentText(id)).toBe(text);
  expect(contentText(id.toUpperCase())).toBe(text);
});

it.each(['pharmacy-card', '', 'constructor', '__proto__'])(
  'returns a missing id itself: %j',
  (id) => {
    expect(contentText(id)).toBe(id);
  },
);
