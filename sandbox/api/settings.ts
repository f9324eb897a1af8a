import type { DatabaseSync } from 'node:sqlite';
import {
  zAcceptTermsBody,
  zAcceptTermsPath,
  zGetUserSettingsPath,
} from '#generated/member/zod.gen.ts';
import { settingsSeed } from '../seed/settings.ts';
import { sentSettings, type UserSettings } from '../sent.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';

export type SettingsStore = {
  read(user: User): UserSettings;
  change(user: User, change: Partial<UserSettings>): UserSettings;
};

export function createSettingsStore(database: DatabaseSync, world: World): SettingsStore {
  const select = database.prepare('SELECT settings FROM user_settings WHERE user_name = ?');
  const save = database.prepare(
    'INSERT OR REPLACE INTO user_settings (user_name, settings) VALUES (?, ?)',
  );
  const read = (user: User): UserSettings => {
    const row = select.get(user.userName);
    return row === undefined ? settingsSeed(world, user) : readSettings(String(row['settings']));
  };
  return {
    read,
    change: (user, change) => {
      const settings = { ...read(user), ...change };
      save.run(user.userName, JSON.stringify(settings));
      return settings;
    },
  };
}

export function settingsOperations(store: SettingsStore): readonly Operation[] {
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
  ];
}

function readSettings(text: string): UserSettings {
  const { address, ...settings } = sentSettings.parse(JSON.parse(text));
  return { ...settings, address: address && { ...address, address2: address.address2 ?? null } };
}
