import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { privacyWords as words } from '#content/privacy-security.ts';
import { userSettings, type UserSettings } from '#src/api/calls/user-settings.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { AccessLogCard } from './access-log-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { EditCard } from './edit-card.tsx';
import { FamilyAccessCard } from './family-access-card.tsx';
import { MemberSettingsCard } from './member-settings-card.tsx';
import { SeenMembersCard } from './seen-members-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import styles from './settings.module.css';

const PasswordForm = lazyPart(async () => (await import('./password-form.tsx')).PasswordForm);
const QuestionsForm = lazyPart(async () => (await import('./questions-form.tsx')).QuestionsForm);
const MfaForm = lazyPart(async () => (await import('./mfa-form.tsx')).MfaForm);

/** The member's sign-in details, who may see what, and the deletion of the account. */
export function PrivacyScreen() {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const query = useQuery(queryOf(userSettings(userId)));
  return (
    <SettingsFrame intro={words.intro}>
      <EditCard
        title={words.password.title}
        what={words.password.what}
        view={<p>{words.password.view}</p>}
      >
        {(editing) => (
          <Suspense>
            <PasswordForm {...editing} />
          </Suspense>
        )}
      </EditCard>
      <Loadable query={query} skeleton={<SkeletonRows count={3} height="9rem" />}>
        {(settings) => (
          <>
            <SignInCards settings={settings} />
            <PartBoundary>
              <FamilyAccessCard settings={settings} />
            </PartBoundary>
          </>
        )}
      </Loadable>
      <PartBoundary>
        <SeenMembersCard />
      </PartBoundary>
      {query.data && (
        <PartBoundary>
          <AccessLogCard entries={query.data.familyAccessLog ?? []} />
        </PartBoundary>
      )}
      <PartBoundary>
        <MemberSettingsCard />
      </PartBoundary>
      <PartBoundary>
        <DeleteAccountCard settings={query.data ?? null} />
      </PartBoundary>
    </SettingsFrame>
  );
}

function SignInCards({ settings }: { settings: UserSettings }) {
  const { securityQuestions = [], securityQuestionChoices = [], mfa } = settings;
  return (
    <>
      <EditCard
        title={words.questions.title}
        what={words.questions.what}
        note={securityQuestionChoices.length < 2 ? words.questions.notOffered : null}
        view={<Questions chosen={securityQuestions} />}
      >
        {(editing) => (
          <Suspense>
            <QuestionsForm {...editing} settings={settings} />
          </Suspense>
        )}
      </EditCard>
      <EditCard
        title={words.mfa.title}
        what={words.mfa.what}
        view={
          <p>
            {mfa?.enabled
              ? words.mfa.on[mfa.channel === 'email' ? 'email' : 'text']
              : words.mfa.off}
          </p>
        }
      >
        {(editing) => (
          <Suspense>
            <MfaForm {...editing} settings={settings} />
          </Suspense>
        )}
      </EditCard>
    </>
  );
}

function Questions({ chosen }: { chosen: readonly { questionId: string; question: string }[] }) {
  if (chosen.length === 0) return <p>{words.questions.none}</p>;
  return (
    <div>
      <p>{words.questions.view}</p>
      <Stack as="ul" gap="1" className={styles['bullets']}>
        {chosen.map(({ questionId, question }) => (
          <li key={questionId}>{question}</li>
        ))}
      </Stack>
    </div>
  );
}
