import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsWords } from '#content/settings.ts';
import { topicWords } from '#content/topics.ts';
import { uiWords } from '#content/ui.ts';
import {
  preferences,
  savePreferences,
  type Preferences,
} from '#src/api/calls/account/preferences.ts';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { contentText } from '#src/catalogue/content-text.ts';
import { message } from '#src/catalogue/messages.ts';
import type { CommunicationKind } from '#src/domain/people/communication.ts';
import { communicationKinds } from '#src/domain/people/communication.ts';
import { messageTopics } from '#src/domain/messages/topic.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { noticesFormRules, noticesValuesOf, withNotices } from './notices/notices-rules.ts';
import { onFileAfter, preferencesFormRules, savedTexts, valuesOf } from './preferences-rules.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';

const words = settingsWords.preferences;
const channels = ['text', 'email'] as const;

const descriptions: Record<CommunicationKind, string> = {
  paperlessEobs: 'paperless-eobs-description',
  memberTexts: 'member-only-description',
  annualBenefitLetter: 'annual-benefit-letter-description',
};

/** The member's choice of notices and channels. A preference the insurer does not list is not offered. */
export function PreferencesForm({
  memberId,
  onFile,
  onSaved,
}: {
  memberId: string;
  onFile: Preferences;
  /** Called with the confirmations. */
  onSaved: (texts: readonly string[]) => void;
}) {
  const { queryOf, send } = usePortal();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(queryOf(userSettings(userId)));
  const initial = valuesOf(onFile);
  const form = usePortalForm({
    id: 'preferences',
    rules: preferencesFormRules(onFile),
    initial,
  });
  const sending = useSending(form, {
    // The form shows it itself, so that the choices stay in sight.
    saysFailure: true,
    send: async (request, values) => {
      const saved = await send(savePreferences(memberId, request));
      // Saved values hold, regardless of what the response says about them.
      queryClient.setQueryData(
        queryOf(preferences(memberId)).queryKey,
        onFileAfter({ onFile, saved, request }),
      );
      return savedTexts(initial, values);
    },
    onSent: onSaved,
  });
  const { input, idOf, errorOf } = form;
  const hasNoPhone = settings !== undefined && !settings.phone;
  const wantsTexts = form.form.watch('memberTexts');
  return (
    <SettingsForm
      {...{ form, sending }}
      submit={words.save}
      above={<NotSaved failure={sending.failure} />}
    >
      {communicationKinds
        .filter((kind) => onFile[kind] !== null)
        .map((kind) => (
          <div key={kind}>
            <Choice
              {...input(kind)}
              id={idOf(kind)}
              type="checkbox"
              label={words.choices[kind]}
              description={contentText(descriptions[kind])}
              error={errorOf(kind)}
            />
            {kind === 'memberTexts' && wantsTexts && (
              <Stack as="fieldset" gap="2" className={styles['channels']}>
                <legend>{words.channel}</legend>
                {channels.map((channel, index) => (
                  <Choice
                    key={channel}
                    {...input('channel')}
                    // The summary of errors leads to the first.
                    id={index === 0 ? idOf('channel') : `${idOf('channel')}-${channel}`}
                    type="radio"
                    variant="plain"
                    value={channel}
                    label={words.channels[channel]}
                    {...(index === channels.length - 1 ? { error: errorOf('channel') } : {})}
                  />
                ))}
                {hasNoPhone && <NoPhone />}
              </Stack>
            )}
          </div>
        ))}
    </SettingsForm>
  );
}

/** The member's choice of how to hear about each topic. A topic that the insurer does not list is not offered. */
export function NoticesForm({
  memberId,
  onFile,
  onSaved,
}: {
  memberId: string;
  onFile: Preferences;
  onSaved: () => void;
}) {
  const { queryOf, send } = usePortal();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(queryOf(userSettings(userId)));
  const { notices } = onFile;
  const form = usePortalForm({
    id: 'notices',
    rules: noticesFormRules(notices),
    initial: noticesValuesOf(notices),
  });
  const sending = useSending(form, {
    // The form shows it itself, so that the choices stay in sight.
    saysFailure: true,
    send: async (request) => {
      await send(savePreferences(memberId, request));
      queryClient.setQueryData(
        queryOf(preferences(memberId)).queryKey,
        withNotices(onFile, request),
      );
    },
    onSent: onSaved,
  });
  const hasNoPhone = settings !== undefined && !settings.phone;
  const wantsTexts = Object.values(form.form.watch()).includes('text');
  return (
    <SettingsForm
      {...{ form, sending }}
      submit={words.notices.save}
      above={<NotSaved failure={sending.failure} />}
    >
      <Grid columns="narrow" gap="5" align="start">
        {messageTopics.map((topic) => {
          const choice = notices[topic];
          return (
            choice &&
            choice.offered.length > 0 && (
              <ChoiceField
                key={topic}
                form={form}
                name={topic}
                label={topicWords[topic]}
                hint={words.notices.hints[topic]}
                {...(choice.channel === null && { prompt: words.notices.prompt })}
                options={choice.offered.map((channel) => [
                  channel,
                  words.notices.channels[channel],
                ])}
              />
            )
          );
        })}
      </Grid>
      {hasNoPhone && wantsTexts && <NoPhone />}
    </SettingsForm>
  );
}

function NotSaved({ failure }: { failure: { code: string | null } | null }) {
  return (
    failure && (
      <Notice tone="error">
        {sentences(message('NOT-0005'), failure.code && uiWords.errorCode(failure.code))}
      </Notice>
    )
  );
}

/** Texts need a number on file. */
function NoPhone() {
  const hasProfile = useCapability('settings');
  return (
    <p className={utility('secondary')}>
      {words.noPhone} {hasProfile && <Link to="/settings/profile">{words.toProfile}</Link>}
    </p>
  );
}
