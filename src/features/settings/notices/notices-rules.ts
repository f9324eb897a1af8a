import {
  preferencesRules,
  type Preferences,
  type PreferencesChange,
} from '#src/api/calls/account/preferences.ts';
import { message } from '#src/catalogue/messages.ts';
import { messageTopics, type MessageTopic } from '#src/domain/messages/topic.ts';
import { noticeChannels, type NoticeChoices } from '#src/domain/messages/notice-choice.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';

/** The chosen channel of each topic; empty if unknown. */
export type NoticesValues = Record<MessageTopic, string>;

export const noticesValuesOf = (notices: NoticeChoices): NoticesValues => ({
  claims: notices.claims?.channel ?? '',
  benefits: notices.benefits?.channel ?? '',
  authorizations: notices.authorizations?.channel ?? '',
  programs: notices.programs?.channel ?? '',
  security: notices.security?.channel ?? '',
});

/** Returns the topics whose channel was changed. All others stay as they are on file. */
const changedTopics = (notices: NoticeChoices, values: NoticesValues) =>
  messageTopics.flatMap((topic) => {
    const channel = parseEnum(noticeChannels, values[topic]);
    const isChanged = channel !== null && channel !== notices[topic]?.channel;
    return notices[topic] && isChanged ? [{ topic, channel }] : [];
  });

/** Returns the form's rules. At least one change is needed. */
export function noticesFormRules(
  notices: NoticeChoices,
): FormRules<NoticesValues, PreferencesChange> {
  const [first = 'claims'] = messageTopics.filter((topic) => notices[topic]);
  return formRules<NoticesValues, PreferencesChange, string>({
    request: preferencesRules,
    typed: (values) => ({
      notices: Object.fromEntries(
        changedTopics(notices, values).map(({ topic, channel }) => [topic, { channel }]),
      ),
    }),
    parts: Object.fromEntries(
      messageTopics.map((topic) => [
        `notices.${topic}.channel`,
        { field: topic, wrong: message('NOT-0005') },
      ]),
    ),
    own: (values) =>
      changedTopics(notices, values).length === 0 ? { [first]: message('UPD-0008') } : {},
  });
}

/** Merges saved choices into the preferences. The saved values count, whatever the response contains. */
export function withNotices(
  onFile: Preferences,
  { notices: request = {} }: PreferencesChange,
): Preferences {
  const notices = { ...onFile.notices };
  for (const topic of messageTopics) {
    const [before, saved] = [notices[topic], request[topic]];
    if (before && saved) notices[topic] = { ...before, channel: saved.channel };
  }
  return { ...onFile, notices };
}
