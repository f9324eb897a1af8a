import type * as z from 'zod/mini';
import {
  addressRules,
  displayNameRules,
  emailRules,
  phoneRules,
  type AddressChange,
  type DisplayNameChange,
} from '#src/api/calls/account/profile.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { settingsWords } from '#content/settings.ts';
import { addressStates } from '#content/states.ts';
import { emailProblem } from '#src/domain/people/email-rules.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { phoneDigits } from '#src/domain/people/phone-rules.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';
import { currentPasswordPart, currentPasswordText } from './security/current-password.ts';

const words = settingsWords.profile;

/** All as typed. A type and not an interface: drafts keep any text by its name. */
export type NameValues = { displayName: string };
export type EmailValues = { email: string; currentPassword: string };
export type PhoneValues = {
  phone: string;
  homePhone: string;
  workPhone: string;
  currentPassword: string;
};
export type AddressValues = {
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  zip: string;
  /** Empty in forms that don't require it. */
  currentPassword: string;
};

/** The initial values of each form: those on file. */
export const nameOf = ({ displayName }: UserSettings): NameValues => ({
  displayName: displayName ?? '',
});
export const emailOf = ({ email }: UserSettings): EmailValues => ({
  email: email ?? '',
  currentPassword: '',
});
export const phonesOf = ({ phone, homePhone, workPhone }: PhonesOnFile): PhoneValues => ({
  phone: formatPhone(phone ?? ''),
  homePhone: formatPhone(homePhone ?? ''),
  workPhone: formatPhone(workPhone ?? ''),
  currentPassword: '',
});
export const addressOf = ({ address }: UserSettings): AddressValues => ({
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  city: address?.city ?? '',
  stateCode: address?.stateCode ?? '',
  zip: address?.zip ?? '',
  currentPassword: '',
});

/**
 * Returns the error of a form without changes: at least one is needed (product rule 5.6), reported on the first field.
 */
const unchanged = <Request>(typed: Request, onFile: Request): string | null =>
  JSON.stringify(typed) === JSON.stringify(onFile) ? message('UPD-0008') : null;

export function nameRules(onFile: NameValues): FormRules<NameValues, DisplayNameChange> {
  const typed = ({ displayName }: NameValues) => ({ displayName: displayName.trim() });
  return formRules({
    request: displayNameRules,
    typed,
    parts: {
      displayName: {
        field: 'displayName',
        tooLong: words.displayName.tooLong,
        wrong: words.displayName.missing,
      },
    },
    own: (values) => ({
      displayName: values.displayName.trim() ? unchanged(typed(values), typed(onFile)) : null,
    }),
  });
}

export function emailFormRules(
  onFile: EmailValues,
): FormRules<EmailValues, z.infer<typeof emailRules>> {
  const typed = ({ email }: EmailValues) => ({ email: email.trim() });
  return formRules({
    request: emailRules,
    typed: (values: EmailValues) => ({
      ...typed(values),
      currentPassword: values.currentPassword,
    }),
    parts: {
      email: { field: 'email', missing: message('REG-0012'), wrong: message('REG-0013') },
      currentPassword: currentPasswordPart,
    },
    own: (values) => ({
      currentPassword: currentPasswordText(values.currentPassword),
      email:
        emailProblem(values.email) === 'not-an-address'
          ? message('REG-0013')
          : values.email.trim()
            ? unchanged(typed(values), typed(onFile))
            : null,
    }),
  });
}

type PhonesOnFile = Pick<UserSettings, 'phone' | 'homePhone' | 'workPhone'>;

/**
 * Returns the form's rules. A new number has ten digits, and an empty field removes a number. An unchanged number is sent
 * in the format on file.
 */
export function phoneFormRules(
  settings: PhonesOnFile,
): FormRules<PhoneValues, z.infer<typeof phoneRules>> {
  const onFile = phonesOf(settings);
  const numberOf = (name: keyof PhonesOnFile, values: PhoneValues) => {
    const text = values[name];
    if (text === onFile[name]) return settings[name] ?? null;
    // Text without a digit is an invalid number, not a removed one.
    return text.trim() === '' ? null : phoneDigits(text) || text;
  };
  const typed = (values: PhoneValues) => ({
    phone: numberOf('phone', values),
    homePhone: numberOf('homePhone', values),
    workPhone: numberOf('workPhone', values),
  });
  const problemOf = (name: keyof PhonesOnFile, values: PhoneValues, text: string) => {
    const number = numberOf(name, values);
    const isValid = number === null || number === settings[name] || /^\d{10}$/.test(number);
    return isValid ? null : text;
  };
  return formRules({
    request: phoneRules,
    typed: (values: PhoneValues) => ({
      ...typed(values),
      currentPassword: values.currentPassword,
    }),
    parts: {
      phone: { field: 'phone', wrong: message('REG-0011') },
      homePhone: { field: 'homePhone', wrong: message('UPD-0006') },
      workPhone: { field: 'workPhone', wrong: message('UPD-0007') },
      currentPassword: currentPasswordPart,
    },
    own: (values) => ({
      phone:
        problemOf('phone', values, message('REG-0011')) ?? unchanged(typed(values), typed(onFile)),
      homePhone: problemOf('homePhone', values, message('UPD-0006')),
      workPhone: problemOf('workPhone', values, message('UPD-0007')),
      currentPassword: currentPasswordText(values.currentPassword),
    }),
  });
}

/** @param needsPassword whether the current password is required */
export function addressFormRules(
  onFile: AddressValues,
  needsPassword = false,
): FormRules<AddressValues, AddressChange> {
  const typed = ({ address1, address2, city, stateCode, zip }: AddressValues) => ({
    address1: address1.trim(),
    address2: address2.trim() || null,
    city: city.trim(),
    stateCode,
    zip: tidyZip(zip),
  });
  return formRules({
    request: addressRules,
    typed,
    parts: {
      address1: { field: 'address1', tooLong: words.address.tooLong, wrong: message('UPD-0001') },
      address2: { field: 'address2', wrong: words.address.tooLong },
      city: { field: 'city', tooLong: words.address.tooLong, wrong: message('UPD-0002') },
      stateCode: { field: 'stateCode', wrong: message('UPD-0003') },
      zip: { field: 'zip', missing: message('UPD-0004'), wrong: message('UPD-0005') },
      currentPassword: currentPasswordPart,
    },
    own: (values) => ({
      address1: values.address1.trim() ? unchanged(typed(values), typed(onFile)) : null,
      // Rejects an unknown state code, except the one on file.
      stateCode:
        values.stateCode !== onFile.stateCode && lookUp(addressStates, values.stateCode) === null
          ? message('UPD-0003')
          : null,
      currentPassword: needsPassword ? currentPasswordText(values.currentPassword) : null,
    }),
  });
}

/** Nine digits are written with a hyphen, however they are typed. */
function tidyZip(text: string): string {
  const [, five, four] = /^(\d{5})[\s-]?(\d{4})$/.exec(text.trim()) ?? [];
  return five === undefined || four === undefined ? text.trim() : `${five}-${four}`;
}
