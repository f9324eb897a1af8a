import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { privacyWords as words } from '#content/privacy-security.ts';
import { settingsWords } from '#content/settings.ts';
import { userSettings, type UserSettings } from '#src/api/calls/account/user-settings.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { DeleteAccountCard } from './security/delete-account-card.tsx';
import { EditCard } from './edit-card.tsx';
import { MemberSettingsCard } from './member-settings-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import styles from './settings.module.css';
import { PasswordForm } from './security/password-form.tsx';
import { QuestionsForm } from './security/questions-form.tsx';
import { MfaForm } from './security/mfa-form.tsx';

/** The member's sign-in details, the settings of each member, and the deletion of the account. */
export function PrivacyScreen() {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const hasAccount = useCapability('account');
  const hasSettings = useCapability('settings');
  const hasSharing = useCapability('dataSharing') || hasSettings;
  const hasSessions = useCapability('sessions');
  const hasMemberSettings = useCapability('memberSettings');
  const query = useQuery({ ...queryOf(userSettings(userId)), enabled: hasSettings });
  return (
    <SettingsFrame intro={words.intro}>
      {hasAccount && (
        <EditCard
          title={words.password.title}
          what={words.password.what}
          view={<p>{words.password.view}</p>}
        >
          {(editing) => <PasswordForm {...editing} />}
        </EditCard>
      )}
      {hasSettings && (
        <Loadable query={query} skeleton={<SkeletonRows count={3} height="9rem" />}>
          {(settings) => <SignInCards settings={settings} />}
        </Loadable>
      )}
      {hasSharing && (
        <Card title={words.sharing.title}>
          <p>{words.sharing.text}</p>
          <div>
            <Link to="/settings/sharing" className={buttonClass('secondary')}>
              {words.sharing.go}
            </Link>
          </div>
        </Card>
      )}
      {hasSessions && (
        <PartBoundary>
          <SessionsCard />
        </PartBoundary>
      )}
      {hasMemberSettings && (
        <PartBoundary>
          <MemberSettingsCard />
        </PartBoundary>
      )}
      {hasAccount && (
        <PartBoundary>
          <DeleteAccountCard settings={query.data ?? null} />
        </PartBoundary>
      )}
    </SettingsFrame>
  );
}

function SignInCards({ settings }: { settings: UserSettings }) {
  const { securityQuestions = [], securityQuestionChoices = [], mfa } = settings;
  // Their changes are confirmed with the password.
  const note = useCapability('account') ? null : settingsWords.card.notHere;
  return (
    <>
      <EditCard
        title={words.questions.title}
        what={words.questions.what}
        note={securityQuestionChoices.length < 2 ? words.questions.notOffered : note}
        view={<Questions chosen={securityQuestions} />}
      >
        {(editing) => <QuestionsForm {...editing} settings={settings} />}
      </EditCard>
      <EditCard
        title={words.mfa.title}
        what={words.mfa.what}
        note={note}
        view={
          <p>
            {mfa?.enabled
              ? words.mfa.on[mfa.channel === 'email' ? 'email' : 'text']
              : words.mfa.off}
          </p>
        }
      >
        {(editing) => <MfaForm {...editing} settings={settings} />}
      </EditCard>
    </>
  );
}

function Questions({ chosen }: { chosen: readonly { questionId: string; question: string }[] }) {
  if (chosen.length === 0) return <p>{words.questions.none}</p>;
  return (
    <div>
      <p>{words.questions.view}</p>
      <Stack as="ul" gap="1" className={classNames(styles['bullets'], utility('bullets'))}>
        {chosen.map(({ questionId, question }) => (
          <li key={questionId}>{question}</li>
        ))}
      </Stack>
    </div>
  );
}
