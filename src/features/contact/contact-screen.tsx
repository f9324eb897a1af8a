import { contactWords } from '#content/contact.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen-title.tsx';
import { CallUsCard } from './call-us-card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/** A question to customer service, and the numbers to call. */
export function ContactScreen() {
  const selection = useSelection();
  return (
    <>
      <ScreenTitle intro={contactWords.intro}>{contactWords.title}</ScreenTitle>
      <div className={styles['columns']}>
        {selection && <ContactForm current={selection.plan} />}
        <CallUsCard>{contactWords.call.answered}</CallUsCard>
      </div>
    </>
  );
}
