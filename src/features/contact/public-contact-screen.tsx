import { Link } from '@tanstack/react-router';
import { sendPublicContactRequest } from '#src/api/queries/contact-request.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { contact } from '#content/contact.ts';
import { brandIds } from '#src/domain/brand.ts';
import { contractTypes } from '#src/domain/plan.ts';
import { ScreenTitle } from '#src/shell/screen-title.tsx';
import { CallUsCard } from './call-us-card.tsx';
import styles from './contact-screen.module.css';
import { namedPlan } from './contact-values.ts';
import { ChoiceField } from './question-fields.tsx';
import { QuestionForm } from './question-form.tsx';
import { useKeptQuestion } from './use-kept-question.ts';

const companies = Object.fromEntries(
  brandIds.map(brandContent).map(({ companyId, displayName }) => [companyId, displayName]),
);
const empty = { companyId: '', contractType: '', phone: '', topic: '', comments: '' };
const types = Object.fromEntries(contractTypes.map((type) => [type, type]));

/** A question from somebody who is not signed in. Nothing of it is stored: there is nobody to store it for. */
export function PublicContactScreen() {
  const form = useKeptQuestion(namedPlan, empty);
  return (
    <>
      <ScreenTitle
        intro={
          <>
            Write to us, or call if you need an answer today. If you have an account,{' '}
            <Link to="/login">sign in</Link> and we fill in your plan for you.
          </>
        }
      >
        Contact Us
      </ScreenTitle>
      <div className={styles['columns']}>
        <QuestionForm
          form={form}
          choice={namedPlan}
          topics={contact.signedOutTopics}
          send={sendPublicContactRequest}
          withoutSession
        >
          <div className={styles['pair']}>
            <ChoiceField
              form={form}
              name="companyId"
              label="Company"
              hint="The name on the front of your ID card."
              prompt="Choose a company"
              options={companies}
            />
            <ChoiceField
              form={form}
              name="contractType"
              label="Type of plan"
              hint="What your question is about."
              prompt="Choose a type"
              options={types}
            />
          </div>
        </QuestionForm>
        <CallUsCard>
          <p>Questions about a claim are answered by the next business day.</p>
          <p>
            Trouble signing in? <Link to="/account-help">Get help with your account</Link>.
          </p>
          <p>In an emergency call 911.</p>
        </CallUsCard>
      </div>
    </>
  );
}
