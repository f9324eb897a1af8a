import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Link, useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contractTypeNames } from '#content/plans.ts';
import { sendPublicContactRequest } from '#src/api/calls/messages/contact-request.ts';
import { companyIds } from '#generated/brands/companies.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { contact, contactWords } from '#content/contact.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { useKnownBrand } from '#src/parts/text/member-services.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import type { ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { CallUsCard } from './call-us-card.tsx';
import styles from './contact-screen.module.css';
import { namedPlan, type QuestionRules } from './contact-values.ts';
import { QuestionForm } from './question-form.tsx';
import { useQuestion, type Question } from './use-question.ts';

const companies = brandIds.map((id) => [companyIds[id], brandContent(id).displayName] as const);
const empty = {
  companyId: '',
  contractType: '',
  phone: '',
  topic: '',
  claimNumber: '',
  comments: '',
};
const { visitorIntro, call, form: words } = contactWords;

/** The contact form of a visitor who is not signed in. Nothing of it is stored: there is no user to store it for. */
export function PublicContactScreen() {
  const form = useQuestionDraft(namedPlan, empty);
  const company = form.form.watch('companyId');
  const chosen = brandIds.find((id) => companyIds[id] === company) ?? null;
  const knownBrand = useKnownBrand();
  const brand = chosen ?? knownBrand;
  const hasContact = useCapability('contact');
  const hasHelp = useCapability('accountHelp');
  return (
    <>
      <ScreenTitle
        intro={
          hasContact ? (
            <span>
              {visitorIntro.before}
              <Link to="/login">{visitorIntro.link}</Link>
              {visitorIntro.after}
            </span>
          ) : (
            contactWords.callOnly
          )
        }
      >
        {contactWords.title}
      </ScreenTitle>
      <div className={classNames(styles['columns'], utility('cells', 'start'))}>
        {hasContact && (
          <QuestionForm
            form={form}
            topics={contact.signedOutTopics}
            send={sendPublicContactRequest}
            withoutSession
          >
            <Grid columns="pairs" gap="5">
              <ChoiceField form={form} name="companyId" {...words.company} options={companies} />
              <ChoiceField
                form={form}
                name="contractType"
                {...words.type}
                options={Object.entries(contractTypeNames)}
              />
            </Grid>
          </QuestionForm>
        )}
        <PartBoundary>
          <CallUsCard brand={brand}>
            {hasHelp && (
              <p>
                {call.trouble.before}
                <Link to="/account-help">{call.trouble.link}</Link>
                {call.trouble.after}
              </p>
            )}
            <p>{call.emergency}</p>
          </CallUsCard>
        </PartBoundary>
      </div>
    </>
  );
}

// `public` keeps it in the cache without a session.
const queryKey = ['question', 'public'];

/**
 * Returns a question that survives a failed navigation: the visitor who comes back finds the typed text. Kept in memory
 * for some minutes, and forgotten as soon as another page is shown.
 */
function useQuestionDraft(rules: QuestionRules, begin: ValuesWithComments): Question {
  const { reloads } = usePortal();
  const queryClient = useQueryClient();
  const router = useRouter();
  const question = useQuestion(
    rules,
    queryClient.getQueryData<ValuesWithComments>(queryKey) ?? begin,
  );
  const { form } = question;

  useEffect(
    () => () => {
      queryClient.setQueryData(queryKey, form.getValues());
      const stop = router.subscribe('onResolved', () => {
        stop();
        const hasFailed = router.state.matches.some(({ status }) => status === 'error');
        if (!hasFailed && !reloads.isDue.get()) queryClient.removeQueries({ queryKey });
      });
    },
    [queryClient, router, reloads, form],
  );
  return question;
}
