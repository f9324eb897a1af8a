import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsWords } from '#content/settings.ts';
import { topicWords } from '#content/topics.ts';
import { uiWords } from '#content/ui.ts';
import { preferences, savePreferences, type Preferences } from '#src/api/calls/preferences.ts';
import { userSettings } from '#src/api/calls/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { messageTopics } from '#src/domain/messages/message.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { noticesFormRules, noticesValuesOf, withNotices } from './notices-rules.ts';
import { SettingsForm } from '../settings-form.tsx';
import styles from '../settings.module.css';

const { notices: words, ...preferencesWords } = settingsWords.preferences;

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
      above={
        sending.failure && (
          <Notice tone="error">
            {message('NOT-0005')} {sending.failure.code && uiWords.errorCode(sending.failure.code)}
          </Notice>
        )
      }
    >
      <Grid columns="pairs" gap="5">
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
                hint={words.hints[topic]}
                {...(choice.channel === null && { prompt: words.prompt })}
                options={choice.offered.map((channel) => [channel, words.channels[channel]])}
              />
            )
          );
        })}
      </Grid>
      {hasNoPhone && wantsTexts && (
        <p className={styles['note']}>
          {preferencesWords.noPhone}{' '}
          <Link to="/settings/profile">{preferencesWords.toProfile}</Link>
        </p>
      )}
    </SettingsForm>
  );
}
