import {
  preferencesRules,
  type Preferences,
  type PreferencesChange,
} from '#src/api/calls/preferences.ts';
import { message } from '#src/catalogue/messages.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';

export interface PreferencesValues {
  paperlessEobs: boolean;
  memberTexts: boolean;
  annualBenefitLetter: boolean;
  /** How messages for members are sent. */
  channel: 'text' | 'email';
}

export const valuesOf = (onFile: Preferences): PreferencesValues => ({
  paperlessEobs: onFile.paperlessEobs?.enabled ?? false,
  memberTexts: onFile.memberTexts?.enabled ?? false,
  annualBenefitLetter: onFile.annualBenefitLetter?.enabled ?? false,
  channel: onFile.memberTexts?.channel === 'email' ? 'email' : 'text',
});

/** What is not wanted on line comes by mail. */
const onLine = (enabled: boolean) => ({
  enabled,
  channel: enabled ? ('email' as const) : ('mail' as const),
});

const requestOf = (values: PreferencesValues): PreferencesChange => ({
  paperlessEobs: onLine(values.paperlessEobs),
  memberTexts: { enabled: values.memberTexts, channel: values.channel },
  annualBenefitLetter: onLine(values.annualBenefitLetter),
});

/** At least one change is needed; how unwanted messages would be sent is none. */
export function preferencesFormRules(
  onFile: PreferencesValues,
): FormRules<PreferencesValues, PreferencesChange> {
  const row = <Field extends keyof PreferencesValues>(field: Field) => ({
    field,
    wrong: message('NOT-0005'),
  });
  return formRules({
    request: preferencesRules,
    typed: requestOf,
    parts: {
      'paperlessEobs.enabled': row('paperlessEobs'),
      'paperlessEobs.channel': row('paperlessEobs'),
      'memberTexts.enabled': row('memberTexts'),
      'memberTexts.channel': row('channel'),
      'annualBenefitLetter.enabled': row('annualBenefitLetter'),
      'annualBenefitLetter.channel': row('annualBenefitLetter'),
    },
    own: (values) => ({
      paperlessEobs: savedTexts(onFile, values).length === 0 ? message('UPD-0008') : null,
    }),
  });
}

/** What is said when changes were saved, one for each (specification, section 8). */
export function savedTexts(before: PreferencesValues, after: PreferencesValues): string[] {
  const isOther = (field: keyof PreferencesValues) => before[field] !== after[field];
  const isOtherChannel = isOther('channel') && before.memberTexts && after.memberTexts;
  return [
    isOther('paperlessEobs') ? message('NOT-0001') : null,
    isOther('memberTexts') ? message('NOT-0002') : null,
    isOtherChannel ? message('NOT-0003') : null,
    isOther('annualBenefitLetter') ? message('NOT-0004') : null,
  ].filter((text) => text !== null);
}
