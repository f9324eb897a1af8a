import { contactWords } from '#content/contact.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { CallUsCard } from './call-us-card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/** A question to customer service, and the numbers to call. */
export function ContactScreen({
  aboutMessage,
  aboutClaim,
}: {
  /** Id of the message that the question is about. */
  aboutMessage: string | null;
  /** Id of the claim. */
  aboutClaim: string | null;
}) {
  const { plan } = usePlan();
  return (
    <>
      <ScreenTitle intro={contactWords.intro}>{contactWords.title}</ScreenTitle>
      <div className={styles['columns']}>
        {/* Another message, or another claim, is another question. */}
        <ContactForm
          key={`${aboutMessage ?? ''} ${aboutClaim ?? ''}`}
          {...{ aboutMessage, aboutClaim }}
        />
        <PartBoundary>
          <CallUsCard brand={brandOf(plan.tier1)}>{contactWords.call.answered}</CallUsCard>
        </PartBoundary>
      </div>
    </>
  );
}
