import { zGetPreferencesPath } from '#generated/message-center/validators/zGetPreferencesPath.ts';
import { zSavePreferencesBody } from '#generated/message-center/validators/zSavePreferencesBody.ts';
import { zSavePreferencesPath } from '#generated/message-center/validators/zSavePreferencesPath.ts';
import {
  noticesOffered,
  type NoticeTopic,
  type Preferences,
  type PreferencesStore,
} from '../preferences.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, invalid } from './refusal.ts';
import type { SettingsStore } from './settings.ts';

const topics = ['claims', 'benefits', 'authorizations', 'programs', 'security'] as const;

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
      ok(answerOf(store.read(own(user, incoming.path(zGetPreferencesPath).member)))),
    ),
    memberOperation('savePreferences', async (incoming, user) => {
      const memberId = own(user, incoming.path(zSavePreferencesPath).member);
      const preferences = await incoming.body(zSavePreferencesBody);
      const { enabled = false, channel } = preferences.memberTexts ?? {};
      const hasNoPhone = settings.read(user).phone === null;
      const noPhone = 'Add a mobile phone number first.';
      const refused = [
        ...(enabled && channel === 'text' && hasNoPhone
          ? [{ field: 'memberTexts.channel', code: 'notAllowed', message: noPhone }]
          : []),
        ...topics.flatMap((topic) => {
          const chosen = preferences.notices?.[topic]?.channel;
          if (chosen === undefined) return [];
          const field = `notices.${topic}.channel`;
          if (!noticesOffered[topic].includes(chosen)) {
            return [{ field, code: 'notAllowed', message: 'Choose one of the ways we offer.' }];
          }
          return chosen === 'text' && hasNoPhone
            ? [{ field, code: 'notAllowed', message: noPhone }]
            : [];
        }),
      ];
      if (refused.length > 0) throw invalid(refused);
      const stored = store.read(memberId);
      const { notices: changed = {} } = preferences;
      const next = {
        paperlessEobs: preferences.paperlessEobs ?? stored.paperlessEobs,
        memberTexts: preferences.memberTexts ?? stored.memberTexts,
        annualBenefitLetter: preferences.annualBenefitLetter ?? stored.annualBenefitLetter,
        notices: {
          claims: changed.claims ?? stored.notices.claims,
          benefits: changed.benefits ?? stored.notices.benefits,
          authorizations: changed.authorizations ?? stored.notices.authorizations,
          programs: changed.programs ?? stored.notices.programs,
          security: changed.security ?? stored.notices.security,
        },
        programSuggestions: preferences.programSuggestions ?? stored.programSuggestions,
        deductibleNotice: preferences.deductibleNotice ?? stored.deductibleNotice,
      };
      store.save(memberId, next);
      return ok(answerOf(next));
    }),
  ];
}

const answerOf = ({ notices, ...rest }: Preferences) => {
  const withOffer = (topic: NoticeTopic) => ({
    ...notices[topic],
    offered: [...noticesOffered[topic]],
  });
  return {
    ...rest,
    notices: {
      claims: withOffer('claims'),
      benefits: withOffer('benefits'),
      authorizations: withOffer('authorizations'),
      programs: withOffer('programs'),
      security: withOffer('security'),
    },
  };
};
