import { describe, expect, it } from 'vitest';
import { mailboxWords } from '#content/mailbox.ts';
import { previewOf as previewAfter, titleFrom as titleAfter } from './preview.ts';

const previewOf = (text: string | null) => previewAfter(text, mailboxWords.greeting);
const titleFrom = (text: string | null) => titleAfter(text, mailboxWords.greeting);

it.each([
  ['plain text', 'Hello, Maria.', 'Hello, Maria.'],
  ['on several lines', ' Hello,\n\n  Maria.\t', 'Hello, Maria.'],
  ['with markup', '<p>Please see <b>your</b> claim.<br/></p>', 'Please see your claim.'],
  ['with markup that was cut off', '<p>Hello <a href="/cla', 'Hello'],
  ['with characters in other words', 'A &amp; B &lt;C&gt; &nbsp;&quot;D&quot;', 'A & B <C> "D"'],
  ['with a word that only looks like one', '3 < 5 and &shy;7 > 4', '3 < 5 and &shy;7 > 4'],
  ['an emoji', '👍🏽 Thank you', '👍🏽 Thank you'],
  ['after a greeting', 'Dear Maria, we paid your claim.', 'we paid your claim.'],
  ['after a greeting without a name', '<p>Hello,</p><p>We paid it.</p>', 'We paid it.'],
  ['after a long greeting', 'Dear Dr. Ana María O’Neil: Your card is here.', 'Your card is here.'],
  ['after a greeting to all', 'Good morning, Maria! Your card is here.', 'Your card is here.'],
  [
    'with a word like a greeting',
    'Hello kits are free this month.',
    'Hello kits are free this month.',
  ],
  ['with a link of its own', '<p>We paid.</p><p><a href="/c">View claim</a></p>', 'We paid.'],
  ['with a link in its words', 'See <a href="/c">your claim</a> today.', 'See your claim today.'],
  ['only markup', '<div><p></p></div>', null],
  ['nothing', '', null],
  ['none', null, null],
])('%s', (_, text, preview) => {
  expect(previewOf(text)).toBe(preview);
});

describe('the title of a text', () => {
  it.each([
    [
      'its first sentence',
      'Dear Maria, Your card is on its way. It takes 7 days.',
      'Your card is on its way',
    ],
    ['a question', 'Is therapy covered? My doctor asks.', 'Is therapy covered?'],
    ['all of a short one', '<p>Is physical therapy covered</p>', 'Is physical therapy covered'],
    [
      'cut between two words',
      'My claim from October 2, which I sent with a letter, shows the wrong provider.',
      'My claim from October 2, which I sent with a letter, shows…',
    ],
    ['one word without an end', 'x'.repeat(80), `${'x'.repeat(60)}…`],
    ['none', '<p> </p>', null],
    ['none of nothing', null, null],
  ])('%s', (_, text, title) => {
    expect(titleFrom(text)).toBe(title);
  });
});

it('a long text ends in an ellipsis', () => {
  const preview = previewOf('word '.repeat(100)) ?? '';
  expect(preview).toMatch(/word…$/);
  expect(preview).toHaveLength(160);
});

it('an emoji is not cut', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(previewOf(family.repeat(20))).toBe(family.repeat(20));
  expect(previewOf(`${'x'.repeat(159)}${family}${family}`)).toBe(`${'x'.repeat(159)}${family}…`);
});

it('reads only the beginning of a very long text', () => {
  expect(previewOf(`${'<p>'.repeat(3_000_000)}First words`)).toBeNull();
});
