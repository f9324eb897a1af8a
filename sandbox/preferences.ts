import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { components } from '#generated/message-center/paths.d.ts';
import { zNoticeChoices } from '#generated/message-center/validators/zNoticeChoices.ts';
import { zSavedDeductibleNotice } from '#generated/message-center/validators/zSavedDeductibleNotice.ts';
import { zPreferences } from '#generated/message-center/validators/zPreferences.ts';

const zKept = z.extend(z.required(zPreferences), {
  notices: z.required(zNoticeChoices),
  // Unseen at first, and missing in the state files of earlier versions.
  deductibleNotice: z._default(zSavedDeductibleNotice, { seenFor: null }),
});
export type Preferences = z.infer<typeof zKept>;
export type NoticeTopic = keyof Preferences['notices'];
export type NoticeChannel = components['schemas']['NoticeChannel'];

/** The channels that can be chosen for each topic. */
export const noticesOffered: Readonly<Record<NoticeTopic, readonly NoticeChannel[]>> = {
  claims: ['email', 'text', 'mail', 'none'],
  benefits: ['email', 'mail', 'none'],
  authorizations: ['email', 'text', 'mail'],
  programs: ['email', 'text', 'none'],
  security: ['email', 'text'],
};

const noticesAtStart: Preferences['notices'] = {
  claims: { channel: 'email' },
  benefits: { channel: 'mail' },
  authorizations: { channel: 'mail' },
  programs: { channel: 'none' },
  security: { channel: 'email' },
};

/** The communication preferences of members: as they chose last, when they registered, or at the start. */
export type PreferencesStore = {
  read(memberId: string): Preferences;
  save(memberId: string, preferences: Preferences): void;
};

const choices = z.object({
  paperlessEobs: z.boolean(),
  memberTexts: z.boolean(),
  annualBenefitLetter: z.boolean(),
});
const atStart = { paperlessEobs: true, memberTexts: false, annualBenefitLetter: false };

export function createPreferencesStore(database: DatabaseSync): PreferencesStore {
  const select = database.prepare('SELECT preferences FROM preferences WHERE member_id = ?');
  const registered = database.prepare('SELECT communication FROM registration WHERE member_id = ?');
  const insert = database.prepare(
    'INSERT OR REPLACE INTO preferences (member_id, preferences) VALUES (?, ?)',
  );
  return {
    read(memberId) {
      const storedText = select.get(memberId)?.['preferences'];
      if (storedText !== undefined) return zKept.parse(JSON.parse(String(storedText)));
      const chosen = registered.get(memberId)?.['communication'];
      return preferencesOf(
        chosen === undefined ? atStart : choices.parse(JSON.parse(String(chosen))),
      );
    },
    save: (memberId, preferences) => void insert.run(memberId, JSON.stringify(preferences)),
  };
}

/** Returns the preferences; mail replaces each notice that is not wanted online. */
function preferencesOf(chosen: z.infer<typeof choices>): Preferences {
  const onLine = (enabled: boolean) => ({
    enabled,
    channel: enabled ? ('email' as const) : ('mail' as const),
  });
  return {
    paperlessEobs: onLine(chosen.paperlessEobs),
    memberTexts: { enabled: chosen.memberTexts, channel: 'text' },
    annualBenefitLetter: onLine(chosen.annualBenefitLetter),
    notices: noticesAtStart,
    // Consent is given by the member, never assumed.
    programSuggestions: { enabled: false },
    deductibleNotice: { seenFor: null },
  };
}
