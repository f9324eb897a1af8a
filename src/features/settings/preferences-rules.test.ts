import { describe, expect, it } from 'vitest';
import type { Preferences } from '#src/api/calls/account/preferences.ts';
import {
  onFileAfter,
  preferencesFormRules,
  valuesOf,
  type PreferencesValues,
} from './preferences-rules.ts';

const onFile: Preferences = {
  paperlessEobs: { enabled: true, channel: 'text' },
  memberTexts: { enabled: true, channel: 'email' },
  annualBenefitLetter: { enabled: false, channel: 'mail' },
  suggestsPrograms: false,
  deductibleNotice: { seenFor: '2026-01-01' },
  notices: { claims: { channel: 'email', offered: ['email', 'none'] } },
};

const sent = (preferences: Preferences, change: Partial<PreferencesValues>) =>
  preferencesFormRules(preferences).requestOf({ ...valuesOf(preferences), ...change });

describe('the saved preferences', () => {
  it.each<[string, Preferences, Partial<PreferencesValues>, object]>([
    [
      'a part that is switched on, and no other',
      onFile,
      { annualBenefitLetter: true },
      { annualBenefitLetter: { enabled: true, channel: 'email' } },
    ],
    [
      'a part that is switched off comes by mail',
      onFile,
      { paperlessEobs: false },
      { paperlessEobs: { enabled: false, channel: 'mail' } },
    ],
    [
      'the channel that is on file',
      { ...onFile, paperlessEobs: { enabled: false, channel: 'text' } },
      { paperlessEobs: true },
      { paperlessEobs: { enabled: true, channel: 'text' } },
    ],
    [
      'another channel for messages',
      onFile,
      { channel: 'text' },
      { memberTexts: { enabled: true, channel: 'text' } },
    ],
    [
      'nothing of a part that could not be read',
      { ...onFile, paperlessEobs: null, memberTexts: null },
      { annualBenefitLetter: true, paperlessEobs: true, memberTexts: true },
      { annualBenefitLetter: { enabled: true, channel: 'email' } },
    ],
  ])('%s', (_, preferences, change, expected) =>
    expect(sent(preferences, change)).toEqual(expected),
  );
});

it('keep a part that was neither sent nor answered', () => {
  const annualBenefitLetter = { enabled: true, channel: 'email' } as const;
  const saved = {
    paperlessEobs: null,
    memberTexts: null,
    annualBenefitLetter: null,
    notices: {},
    suggestsPrograms: null,
    deductibleNotice: null,
  };
  expect(onFileAfter({ onFile, saved, request: { annualBenefitLetter } })).toEqual({
    ...onFile,
    annualBenefitLetter,
  });
});
