import type { DatabaseSync } from 'node:sqlite';
import { zAcceptTermsBody } from '#generated/member/validators/zAcceptTermsBody.ts';
import { zAcceptTermsPath } from '#generated/member/validators/zAcceptTermsPath.ts';
import { zGetUserSettingsPath } from '#generated/member/validators/zGetUserSettingsPath.ts';
import { zSaveAddressBody } from '#generated/member/validators/zSaveAddressBody.ts';
import { zSaveAddressPath } from '#generated/member/validators/zSaveAddressPath.ts';
import { zSaveDisplayNameBody } from '#generated/member/validators/zSaveDisplayNameBody.ts';
import { zSaveDisplayNamePath } from '#generated/member/validators/zSaveDisplayNamePath.ts';
import { familyAccessOf, settingsSeed } from '../seed/settings.ts';
import { sentSettings, type UserSettings } from '../sent.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { invalid } from './refusal.ts';

export type SettingsStore = {
  read(user: User): UserSettings;
  change(user: User, change: Partial<UserSettings>): UserSettings;
  /** Resets the user's settings to their initial values. */
  forget(user: User): void;
  /** Restores the family access that was given before a restart. */
  restoreFamilyAccess(): void;
  /** Saves the current family access of all users, after a change that its giver didn't make. */
  keepFamilyAccess(): void;
};

export function createSettingsStore(database: DatabaseSync, world: World): SettingsStore {
  const select = database.prepare('SELECT settings FROM user_settings WHERE user_name = ?');
  const save = database.prepare(
    'INSERT OR REPLACE INTO user_settings (user_name, settings) VALUES (?, ?)',
  );
  const remove = database.prepare('DELETE FROM user_settings WHERE user_name = ?');
  const storedSettings = (user: User): UserSettings | null => {
    const row = select.get(user.userName);
    return row === undefined ? null : readSettings(String(row['settings']));
  };
  const read = (user: User): UserSettings => ({
    ...(storedSettings(user) ?? settingsSeed(world, user)),
    // Access to records depends on the day, and other users decide on it, too.
    familyAccess: familyAccessOf(world, user),
  });
  const change = (user: User, part: Partial<UserSettings>): UserSettings => {
    const settings = { ...read(user), ...part };
    save.run(user.userName, JSON.stringify(settings));
    return settings;
  };
  return {
    read,
    change,
    keepFamilyAccess() {
      for (const user of world.everyUser()) change(user, {});
    },
    forget: (user) => void remove.run(user.userName),
    restoreFamilyAccess() {
      for (const user of world.everyUser()) {
        for (const { memberId, since } of storedSettings(user)?.familyAccess ?? []) {
          const viewer = world.personOf(memberId);
          if (viewer && since) world.familyAccess.give(user.person, viewer, since);
        }
      }
    },
  };
}

/**
 * Returns the channel of the passcode at sign-in, for a user who has turned that on and has an address for it;
 * otherwise null.
 */
export function passcodeChannelOf(
  settings: SettingsStore,
  user: User | undefined,
): 'text' | 'email' | null {
  if (user === undefined) return null;
  const { mfa, phone, email } = settings.read(user);
  const isReached = (mfa.channel === 'text' ? phone : email) !== null;
  return mfa.enabled && isReached ? mfa.channel : null;
}

export function settingsOperations(
  store: SettingsStore,
  notices: {
    tellOfAddress: (
      user: User,
      change: 'address',
      addresses: readonly (UserSettings['address'] | null)[],
    ) => void;
  },
): readonly Operation[] {
  return [
    memberOperation('getUserSettings', (incoming, user) => {
      ownOnly(incoming.path(zGetUserSettingsPath).userId, user);
      return ok(store.read(user));
    }),
    memberOperation('acceptTerms', async (incoming, user) => {
      ownOnly(incoming.path(zAcceptTermsPath).userId, user);
      const { tosChecked } = await incoming.body(zAcceptTermsBody);
      return ok(store.change(user, { tosChecked }));
    }),
    memberOperation('saveDisplayName', async (incoming, user) => {
      ownOnly(incoming.path(zSaveDisplayNamePath).userId, user);
      return ok(store.change(user, await incoming.body(zSaveDisplayNameBody)));
    }),
    memberOperation('saveAddress', async (incoming, user) => {
      ownOnly(incoming.path(zSaveAddressPath).userId, user);
      const change = await incoming.body(zSaveAddressBody);
      const { address, addressManagedBy } = store.read(user);
      if (addressManagedBy !== 'self') {
        throw refused('address1', `Change your address through your ${addressManagedBy}.`);
      }
      const next = { ...change, address2: change.address2 ?? null };
      if (address !== null && JSON.stringify(sorted(next)) === JSON.stringify(sorted(address))) {
        throw refused('address1', 'Change at least one field.');
      }
      const saved = store.change(user, { address: next });
      notices.tellOfAddress(user, 'address', [address, next]);
      return ok(saved);
    }),
  ];
}

const refused = (field: string, message: string) =>
  invalid([{ field, code: 'notAllowed', message }]);

const sorted = (address: object) =>
  Object.entries(address).toSorted(([a], [b]) => a.localeCompare(b));

function readSettings(text: string): UserSettings {
  const { address, familyAccess, familyAccessLog, ...settings } = sentSettings.parse(
    JSON.parse(text),
  );
  return {
    ...settings,
    address: address && { ...address, address2: address.address2 ?? null },
    familyAccess: familyAccess.map(({ reason = null, since = null, ...entry }) => ({
      ...entry,
      reason,
      since,
    })),
    familyAccessLog: familyAccessLog.map(({ firstName = '', ...entry }) => ({
      ...entry,
      firstName,
    })),
  };
}
