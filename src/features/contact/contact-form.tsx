import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure } from '#src/api/failure.ts';
import { sendContactRequest, type ContactRequest } from '#src/api/queries/contact-request.ts';
import { membershipsQuery } from '#src/api/queries/memberships.ts';
import { userSettingsQuery } from '#src/api/queries/user-settings.ts';
import { contact } from '#src/catalogue/contact.ts';
import { message } from '#src/catalogue/messages.ts';
import { formatPhone } from '#src/domain/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Field } from '#src/ui/field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import {
  contactProblems,
  contactRequestOf,
  fieldOf,
  type ContactValues,
} from './contact-values.ts';
import styles from './contact-screen.module.css';
import { useDraft } from './use-draft.ts';

/** A question to customer service about one of the member's plans, with what is known filled in. */
export function ContactForm({ current }: { current: Plan }) {
  const { clients, session } = usePortal();
  const userId = session.userId() ?? '';
  const { data: plans = [current] } = useQuery(membershipsQuery(clients, userId));
  const settings = useQuery(userSettingsQuery(clients, userId));
  if (settings.isPending) return <Skeleton height="24rem" />;
  const phone = settings.data?.phone ?? null;
  return (
    <QuestionForm
      current={current}
      plans={plans}
      phone={phone === null ? '' : formatPhone(phone)}
    />
  );
}

function QuestionForm({
  current,
  plans,
  phone,
}: {
  current: Plan;
  plans: readonly Plan[];
  phone: string;
}) {
  const { clients } = usePortal();
  const form = useForm<ContactValues>({
    defaultValues: { plan: planKey(current), phone, topic: '', comments: '' },
    resolver: (values) => {
      const errors = contactProblems(values, plans);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft('contact', form);
  const sending = useMutation({
    mutationFn: (request: ContactRequest) => sendContactRequest(clients, request),
    onSuccess: draft.discard,
    onError(error) {
      if (!(error instanceof ApiFailure)) return;
      for (const { field, message: text } of error.validationErrors) {
        const own = fieldOf(field);
        if (own) form.setError(own, { type: 'server', message: text });
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    const request = contactRequestOf(values, plans);
    if (request) sending.mutate(request);
  });

  if (sending.data !== undefined) {
    return (
      <Sent
        confirmationNumber={sending.data}
        onAgain={() => {
          form.reset({ ...form.getValues(), topic: '', comments: '' });
          sending.reset();
        }}
      />
    );
  }
  return (
    <Card title="Write to us">
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {draft.isRestored && (
          <div className={styles['draft']} role="status">
            <span>We kept what you wrote last time.</span>
            <Button
              look="plain"
              onClick={() => {
                draft.discard();
                form.reset();
              }}
            >
              Start over
            </Button>
          </div>
        )}
        <ErrorSummary
          problems={Object.entries(errors).map(([field, error]) => ({
            fieldId: `contact-${field}`,
            text: error?.message ?? '',
          }))}
          attempt={submitCount}
        />
        <Field id="contact-plan" label="Plan" error={errors.plan?.message}>
          {(control) => (
            <select {...control} {...form.register('plan')}>
              {plans.map((plan) => (
                <option key={planKey(plan)} value={planKey(plan)}>
                  {plan.lobDisplayName} ({plan.contractType})
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id="contact-phone"
          label="Phone number"
          hint="Ten digits, with the area code."
          error={errors.phone?.message}
        >
          {(control) => (
            <input
              {...control}
              {...form.register('phone')}
              type="tel"
              autoComplete="tel-national"
            />
          )}
        </Field>
        <Field id="contact-topic" label="What is it about?" error={errors.topic?.message}>
          {(control) => (
            <select {...control} {...form.register('topic')}>
              <option value="">Choose a topic</option>
              {Object.entries(contact.topics).map(([topic, name]) => (
                <option key={topic} value={topic}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id="contact-comments"
          label="How can we help?"
          hint={<CharactersLeft form={form} />}
          error={errors.comments?.message}
        >
          {(control) => <textarea {...control} {...form.register('comments')} />}
        </Field>
        <div className={styles['row']}>
          <Button type="submit" disabled={sending.isPending}>
            {sending.isPending ? 'Sending …' : 'Send message'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function CharactersLeft({ form }: { form: ReturnType<typeof useForm<ContactValues>> }) {
  const { length } = useWatch({ control: form.control, name: 'comments' });
  const left = limits.commentsLength - length;
  return left >= 0 ? `${left} characters left` : `${-left} characters too many`;
}

function Sent({
  confirmationNumber,
  onAgain,
}: {
  confirmationNumber: string;
  onAgain: () => void;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Card title="Message sent">
      <div className={styles['form']}>
        <p ref={text} tabIndex={-1}>
          {message('CON-0006')}
        </p>
        <p>
          Your confirmation number is <span className={styles['number']}>{confirmationNumber}</span>
        </p>
        <div className={styles['row']}>
          <Button look="secondary" onClick={onAgain}>
            Send another message
          </Button>
        </div>
      </div>
    </Card>
  );
}
