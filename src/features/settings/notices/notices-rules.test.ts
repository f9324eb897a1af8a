import { describe, expect, it } from 'vitest';
import type { Preferences } from '#src/api/calls/account/preferences.ts';
import type { NoticeChoices } from '#src/domain/messages/notice-choice.ts';
import {
  noticesFormRules,
  noticesValuesOf,
  withNotices,
  type NoticesValues,
} from './notices-rules.ts';

const notices: NoticeChoices = {
  claims: { channel: 'email', offered: ['email', 'text', 'none'] },
  security: { channel: null, offered: ['email', 'text'] },
};
const rulesFor = (change: Partial<NoticesValues>) => {
  const values = { ...noticesValuesOf(notices), ...change };
  const rules = noticesFormRules(notices);
  return { request: rules.requestOf(values), problems: rules.problemsOf(values) };
};

describe('the saved notices', () => {
  it.each<[string, Partial<NoticesValues>, object]>([
    ['the topic that was changed', { claims: 'none' }, { claims: { channel: 'none' } }],
    ['one of which nothing was known', { security: 'text' }, { security: { channel: 'text' } }],
    [
      'no topic that is not offered',
      { claims: 'text', programs: 'mail' },
      { claims: { channel: 'text' } },
    ],
  ])('%s', (_, change, saved) => {
    expect(rulesFor(change)).toEqual({ request: { notices: saved }, problems: [] });
  });

  it('sends no notices without a change, and shows an error', () => {
    const { request, problems } = rulesFor({});
    expect(request).toBeNull();
    expect(problems).toEqual([['claims', expect.stringContaining('You haven’t changed anything')]]);
  });
});

it('replace only the channels that were sent', () => {
  const onFile: Preferences = {
    paperlessEobs: { enabled: true, channel: 'email' },
    memberTexts: null,
    annualBenefitLetter: null,
    suggestsPrograms: null,
    deductibleNotice: null,
    notices,
  };
  const request = {
    notices: { claims: { channel: 'text' }, programs: { channel: 'mail' } },
  } as const;
  expect(withNotices(onFile, request)).toEqual({
    ...onFile,
    notices: { ...notices, claims: { channel: 'text', offered: ['email', 'text', 'none'] } },
  });
  expect(withNotices(onFile, {})).toEqual(onFile);
});
