import { Link } from '@tanstack/react-router';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { ReadingActions } from '#src/parts/text/reading-actions.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './privacy-policy-screen.module.css';

/** The privacy policy: how the portal uses a member's data. Open to everyone, signed in or not. */
export function PrivacyPolicyScreen() {
  return (
    <Stack gap="6" look="reading" className={styles['policy']}>
      <ScreenTitle intro={privacyPolicy.intro}>{privacyPolicy.title}</ScreenTitle>
      <p>
        {privacyPolicy.healthNotice.before}
        <Link to="/notices/{-$noticeId}" params={{ noticeId: 'privacy-practices' }}>
          {privacyPolicy.healthNotice.link}
        </Link>
        {privacyPolicy.healthNotice.after}
      </p>
      {privacyPolicy.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <ReadingActions print={privacyPolicy.print} />
    </Stack>
  );
}
