import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, IdCard, KeyRound, LifeBuoy, LockKeyhole } from 'lucide-react';
import { accountHelpWords } from '#content/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './account-help.module.css';
import { PasswordHelp } from './password-help.tsx';
import { UsernameHelp } from './username-help.tsx';
import { sentences } from '#src/ui/text/sentences.ts';

export type HelpTopic = 'username' | 'password';

const { topics, other, ...words } = accountHelpWords;

const rows = [
  { ...topics.username, icon: IdCard, topic: 'username', why: null },
  { ...topics.password, icon: KeyRound, topic: 'password', why: null },
  { ...topics.locked, icon: LockKeyhole, topic: 'password', why: 'LOG-0018' },
] as const;

/** A way back into the account for a user who cannot sign in. */
export function AccountHelpScreen({ topic }: { topic: HelpTopic | null }) {
  const hasRegistration = useCapability('registration');
  if (topic !== null) {
    return (
      <>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Row as="p" gap="6" look="links">
          <Link to="/account-help">
            <ArrowLeft size={20} aria-hidden="true" /> {words.back}
          </Link>
        </Row>
        <Stack className={utility('form-width')} look="card">
          {topic === 'username' ? <UsernameHelp /> : <PasswordHelp />}
        </Stack>
      </>
    );
  }
  return (
    <>
      <ScreenTitle intro={words.intro}>{words.title}</ScreenTitle>
      <Grid columns="halves" gap="4">
        {rows.map(({ title, text, action, icon: Icon, topic: next, why }) => (
          <Card
            key={title}
            title={title}
            icon={<Icon size={20} aria-hidden="true" />}
            className={styles['topic']}
          >
            <p>{sentences(why && message(why), text)}</p>
            <Link to="/account-help" search={{ topic: next }} className={buttonClass('secondary')}>
              {action}
            </Link>
          </Card>
        ))}
        <Card
          title={other.title}
          icon={<LifeBuoy size={20} aria-hidden="true" />}
          className={styles['topic']}
        >
          <p>{other.text}</p>
          <Row as="p" gap="6" look="links">
            <Link to="/contact">{other.contact}</Link>
            {hasRegistration && <Link to="/register">{other.register}</Link>}
          </Row>
        </Card>
      </Grid>
    </>
  );
}
