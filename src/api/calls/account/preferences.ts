import type { z } from 'zod/mini';
import { zGetPreferencesResponse } from '#generated/message-center/validators/zGetPreferencesResponse.ts';
import { zSavePreferencesBody } from '#generated/message-center/validators/zSavePreferencesBody.ts';
import { zSavePreferencesResponse } from '#generated/message-center/validators/zSavePreferencesResponse.ts';
import type { CommunicationKind } from '#src/domain/people/communication.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { messageTopics, type MessageTopic } from '#src/domain/messages/topic.ts';
import {
  channelsFor,
  noticeChannels,
  type NoticeChoice,
  type NoticeChoices,
} from '#src/domain/messages/notice-choice.ts';
import { messageCenter } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** The chosen communication, and its channel; null for what the insurer does not say. */
export type Preferences = Record<
  CommunicationKind,
  { enabled: boolean; channel: string | null } | null
> & {
  notices: NoticeChoices;
  /** Whether the member lets us suggest programs from the health record; null where the insurer has no such choice. */
  suggestsPrograms: boolean | null;
  /**
   * The first day of the last plan year for which the member has seen that the deductible is met, YYYY-MM-DD, itself null
   * before the first; null where the insurer doesn't keep it.
   */
  deductibleNotice: { seenFor: string | null } | null;
};

export type PreferencesChange = z.infer<typeof zSavePreferencesBody>;

/** The API's rules for preferences. */
export const preferencesRules = zSavePreferencesBody;

/** The query of a member's communication preferences. */
export const preferences = (memberId: string) =>
  messageCenter.read(
    'GET /{member}/preferences',
    zGetPreferencesResponse,
    { path: { member: memberId } },
    readPreferences,
  );

/** Changes single preferences. Returns those on file afterwards. */
export const savePreferences = (
  memberId: string,
  {
    paperlessEobs,
    memberTexts,
    annualBenefitLetter,
    notices,
    programSuggestions,
    deductibleNotice,
  }: PreferencesChange,
) =>
  messageCenter.write(
    'POST /{member}/preferences',
    zSavePreferencesResponse,
    {
      params: { path: { member: memberId } },
      body: {
        ...(paperlessEobs && { paperlessEobs }),
        ...(memberTexts && { memberTexts }),
        ...(annualBenefitLetter && { annualBenefitLetter }),
        ...(notices && { notices: given(notices) }),
        ...(programSuggestions && { programSuggestions }),
        ...(deductibleNotice && { deductibleNotice }),
      },
    },
    readPreferences,
  );

/** Returns the topics that are given. */
const given = ({
  claims,
  benefits,
  authorizations,
  programs,
  security,
}: NonNullable<PreferencesChange['notices']>) => ({
  ...(claims && { claims }),
  ...(benefits && { benefits }),
  ...(authorizations && { authorizations }),
  ...(programs && { programs }),
  ...(security && { security }),
});

type Sent = Lenient<typeof zGetPreferencesResponse>;

const readPreferences = (sent: Sent): Preferences => ({
  paperlessEobs: choiceOf(sent.paperlessEobs),
  memberTexts: choiceOf(sent.memberTexts),
  annualBenefitLetter: choiceOf(sent.annualBenefitLetter),
  notices: Object.fromEntries(
    messageTopics.flatMap((topic) => {
      const choice = sent.notices?.[topic];
      return choice ? [[topic, noticeOf(topic, choice)]] : [];
    }),
  ),
  suggestsPrograms: sent.programSuggestions?.enabled ?? null,
  deductibleNotice: sent.deductibleNotice
    ? { seenFor: sent.deductibleNotice.seenFor ?? null }
    : null,
});

function noticeOf(
  topic: MessageTopic,
  { channel: sent, offered }: { channel?: string | undefined; offered?: string[] | undefined },
): NoticeChoice {
  const channel = parseEnum(noticeChannels, sent ?? '');
  return { channel, offered: channelsFor(topic, offered ?? null, channel) };
}

const choiceOf = (choice: Sent[CommunicationKind]) =>
  choice ? { enabled: choice.enabled, channel: choice.channel ?? null } : null;
