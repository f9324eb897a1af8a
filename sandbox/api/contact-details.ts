import { zSaveEmailBody } from '#generated/member/validators/zSaveEmailBody.ts';
import { zSaveEmailHeaders } from '#generated/member/validators/zSaveEmailHeaders.ts';
import { zSaveEmailPath } from '#generated/member/validators/zSaveEmailPath.ts';
import { zSavePhoneBody } from '#generated/member/validators/zSavePhoneBody.ts';
import { zSavePhoneHeaders } from '#generated/member/validators/zSavePhoneHeaders.ts';
import { zSavePhonePath } from '#generated/member/validators/zSavePhonePath.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { Passcodes } from '../passcodes.ts';
import type { Reauthentication } from '../reauthentication.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { invalid } from './refusal.ts';
import type { SettingsStore } from './settings.ts';

const numbers = ['phone', 'homePhone', 'workPhone'] as const;

/**
 * The operations on email address and phone numbers: passcodes and letters go there, so changes are confirmed and
 * reported.
 */
export function contactDetailOperations(parts: {
  settings: SettingsStore;
  reauthentication: Reauthentication;
  notices: AccountNotices;
  passcodes: Passcodes;
}): readonly Operation[] {
  const { settings, reauthentication, notices, passcodes } = parts;
  return [
    memberOperation('saveEmail', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zSaveEmailPath).userId, user);
      const change = await incoming.body(zSaveEmailBody);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zSaveEmailHeaders)['Reauthentication-Proof'],
      );
      const before = notices.reachOf(user);
      const saved = settings.change(user, change);
      if (saved.email !== before.email) {
        // Sent to the old address.
        passcodes.expire(user.userName);
        notices.tell(user, 'email', before);
      }
      return ok(saved);
    }),

    memberOperation('savePhone', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zSavePhonePath).userId, user);
      const phones = await incoming.body(zSavePhoneBody);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zSavePhoneHeaders)['Reauthentication-Proof'],
      );
      const before = settings.read(user);
      const malformed = numbers.filter((number) => {
        const phone = phones[number];
        return phone !== null && phone !== before[number] && !/^\d{10}$/.test(phone);
      });
      if (malformed.length > 0) {
        const message = 'Enter the full number with its area code.';
        throw invalid(malformed.map((field) => ({ field, code: 'format', message })));
      }
      if (phones.phone === null && before.mfa.enabled && before.mfa.channel === 'text') {
        const message = 'We text passcodes to this number. Turn that off first.';
        throw invalid([{ field: 'phone', code: 'notAllowed', message }]);
      }
      const saved = settings.change(user, phones);
      if (numbers.some((number) => saved[number] !== before[number])) {
        if (saved.phone !== before.phone) passcodes.expire(user.userName);
        notices.tell(user, 'phone', before);
      }
      return ok(saved);
    }),
  ];
}
