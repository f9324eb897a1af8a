import { contactWords } from '#content/contact.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useOffers } from '#src/parts/plan/use-offers.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { CallUsCard } from './call-us-card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/**
 * A question to customer service, and the numbers to call.
 * @param aboutMessage id of the message that the question is about
 */
export function ContactScreen({ aboutMessage: named }: { aboutMessage: string | null }) {
  const aboutMessage = useOffers('messages') ? named : null;
  const { plan } = usePlan();
  const hasContact = useOffers('contact');
  const hasInquiries = useOffers('claimInquiries');
  return (
    <>
      <ScreenTitle intro={hasContact ? contactWords.intro : contactWords.callOnly}>
        {contactWords.title}
      </ScreenTitle>
      <div className={styles['columns']}>
        {/* Another message is another question. */}
        {hasContact && <ContactForm key={aboutMessage} aboutMessage={aboutMessage} />}
        <PartBoundary>
          <CallUsCard brand={brandOf(plan.tier1)}>
            {(hasContact || hasInquiries) && contactWords.call.answered}
          </CallUsCard>
        </PartBoundary>
      </div>
    </>
  );
}
