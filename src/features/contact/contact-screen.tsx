import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { contactWords } from '#content/contact.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { CallUsCard } from './call-us-card.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactSearch } from './contact-search.ts';
import styles from './contact-screen.module.css';

/** A question to customer service, with an initial text about its subject, and the numbers to call. */
export function ContactScreen({ search }: { search: ContactSearch }) {
  const aboutMessage = (useCapability('messages') && search.message) || null;
  const aboutRefund = search.refund ?? null;
  const { plan } = usePlan();
  const hasContact = useCapability('contact');
  const hasInquiries = useCapability('claimInquiries');
  return (
    <>
      <ScreenTitle intro={hasContact ? contactWords.intro : contactWords.callOnly}>
        {contactWords.title}
      </ScreenTitle>
      <div className={classNames(styles['columns'], utility('cells', 'start'))}>
        {/* About something else is another question. */}
        {hasContact && (
          <ContactForm key={aboutMessage ?? aboutRefund} {...{ aboutMessage, aboutRefund }} />
        )}
        <PartBoundary>
          <CallUsCard brand={brandOf(plan.tier1)}>
            {!hasContact && hasInquiries && contactWords.form.answered}
          </CallUsCard>
        </PartBoundary>
      </div>
    </>
  );
}
