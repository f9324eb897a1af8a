import { zGetPreferencesPath } from '#generated/message-center/validators/zGetPreferencesPath.ts';
import { zSavePreferencesBody } from '#generated/message-center/validators/zSavePreferencesBody.ts';
import { zSavePreferencesPath } from '#generated/message-center/validators/zSavePreferencesPath.ts';
import type { PreferencesStore } from '../preferences.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, invalid } from './refusal.ts';
import type { SettingsStore } from './settings.ts';

/** The operations on communication preferences; each member sets their own. */
export function preferenceOperations(
  store: PreferencesStore,
  settings: SettingsStore,
  world: World,
): readonly Operation[] {
  const own = (user: User, memberId: string): string => {
    if (world.membershipsOf(user).every(({ member }) => member.memberId !== memberId)) {
      throw forbidden();
    }
    return memberId;
  };
  return [
    memberOperation('getPreferences', (incoming, user) =>
      ok(store.read(own(user, incoming.path(zGetPreferencesPath).member))),
    ),
    memberOperation('savePreferences', async (incoming, user) => {
      const memberId = own(user, incoming.path(zSavePreferencesPath).member);
      const preferences = await incoming.body(zSavePreferencesBody);
      const { enabled = false, channel } = preferences.memberTexts ?? {};
      if (enabled && channel === 'text' && settings.read(user).phone === null) {
        throw invalid([
          {
            field: 'memberTexts.channel',
            code: 'notAllowed',
            message: 'Add a mobile phone number first.',
          },
        ]);
      }
      const kept = store.read(memberId);
      const next = {
        paperlessEobs: preferences.paperlessEobs ?? kept.paperlessEobs,
        memberTexts: preferences.memberTexts ?? kept.memberTexts,
        annualBenefitLetter: preferences.annualBenefitLetter ?? kept.annualBenefitLetter,
      };
      store.save(memberId, next);
      return ok(next);
    }),
  ];
}
