import {
  preferencesRules,
  type Preferences,
  type PreferencesChange,
} from '#src/api/calls/account/preferences.ts';
import { message } from '#src/catalogue/messages.ts';
import type { CommunicationKind } from '#src/domain/people/communication.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';

export interface PreferencesValues {
  paperlessEobs: boolean;
  memberTexts: boolean;
  annualBenefitLetter: boolean;
  /** The channel of messages for members. */
  channel: 'text' | 'email';
}

export const valuesOf = (onFile: Preferences): PreferencesValues => ({
  paperlessEobs: onFile.paperlessEobs?.enabled ?? false,
  memberTexts: onFile.memberTexts?.enabled ?? false,
  annualBenefitLetter: onFile.annualBenefitLetter?.enabled ?? false,
  channel: onFile.memberTexts?.channel === 'email' ? 'email' : 'text',
});

/** Returns a paperless setting with its channel: mail when it is off, else the channel on file or email. */
function onLine(enabled: boolean, onFile: string | null) {
  const channel = enabled ? (parseEnum(['email', 'text'], onFile ?? '') ?? 'email') : 'mail';
  return { enabled, channel } as const;
}

/**
 * The parts that were changed. All others stay as they are on file, above all those that could not be read: a value
 * for them would be a guess (docs/decisions/012).
 */
function requestOf(onFile: Preferences, after: PreferencesValues): PreferencesChange {
  const before = valuesOf(onFile);
  const isChanged = (field: keyof PreferencesValues) => before[field] !== after[field];
  const { paperlessEobs, memberTexts, annualBenefitLetter } = onFile;
  return {
    ...(paperlessEobs &&
      isChanged('paperlessEobs') && {
        paperlessEobs: onLine(after.paperlessEobs, paperlessEobs.channel),
      }),
    ...(memberTexts &&
      (isChanged('memberTexts') || isOtherChannel(before, after)) && {
        memberTexts: { enabled: after.memberTexts, channel: after.channel },
      }),
    ...(annualBenefitLetter &&
      isChanged('annualBenefitLetter') && {
        annualBenefitLetter: onLine(after.annualBenefitLetter, annualBenefitLetter.channel),
      }),
  };
}

/** Whether the channel of messages changed; it counts only while the member wants them. */
const isOtherChannel = (before: PreferencesValues, after: PreferencesValues): boolean =>
  before.channel !== after.channel && before.memberTexts && after.memberTexts;

/**
 * Returns the form's rules. The member must change something; the channel of disabled texts does not count as a change.
 */
export function preferencesFormRules(
  onFile: Preferences,
): FormRules<PreferencesValues, PreferencesChange> {
  const row = <Field extends keyof PreferencesValues>(field: Field) => ({
    field,
    wrong: message('NOT-0005'),
  });
  return formRules({
    request: preferencesRules,
    typed: (values) => requestOf(onFile, values),
    parts: {
      'paperlessEobs.enabled': row('paperlessEobs'),
      'paperlessEobs.channel': row('paperlessEobs'),
      'memberTexts.enabled': row('memberTexts'),
      'memberTexts.channel': row('channel'),
      'annualBenefitLetter.enabled': row('annualBenefitLetter'),
      'annualBenefitLetter.channel': row('annualBenefitLetter'),
    },
    own: (values) => ({
      paperlessEobs: savedTexts(valuesOf(onFile), values).length === 0 ? message('UPD-0008') : null,
    }),
  });
}

/** Merges a saved change into the preferences: the sent part first, then the answered one, then the earlier one. */
export function onFileAfter({
  onFile,
  saved,
  request,
}: {
  onFile: Preferences;
  saved: Preferences;
  request: PreferencesChange;
}): Preferences {
  const after = (kind: CommunicationKind) => request[kind] ?? saved[kind] ?? onFile[kind];
  return {
    paperlessEobs: after('paperlessEobs'),
    memberTexts: after('memberTexts'),
    annualBenefitLetter: after('annualBenefitLetter'),
    notices: onFile.notices,
    suggestsPrograms: onFile.suggestsPrograms,
    deductibleNotice: onFile.deductibleNotice,
  };
}

/** Returns the confirmations of the saved changes, one for each (product rule 8.6). */
export function savedTexts(before: PreferencesValues, after: PreferencesValues): string[] {
  const isOther = (field: keyof PreferencesValues) => before[field] !== after[field];
  return [
    isOther('paperlessEobs') ? message('NOT-0001') : null,
    isOther('memberTexts') ? message('NOT-0002') : null,
    isOtherChannel(before, after) ? message('NOT-0003') : null,
    isOther('annualBenefitLetter') ? message('NOT-0004') : null,
  ].filter((text) => text !== null);
}
