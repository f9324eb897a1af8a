import { utility } from '#src/ui/layout/utility.ts';
import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registrationWords } from '#content/registration.ts';
import { stepAddresses } from '#src/domain/registration/registration-steps.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { RunningRegistration } from '#src/portal/registration/running-registration.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { BirthDateInput } from '#src/ui/form/masked-input.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import {
  guardianOf,
  memberDetailsOf,
  memberRulesOf,
  needsGuardian,
  typedMemberOf,
  type MemberValues,
} from './member-values.ts';
import { MembershipFields } from './membership-fields.tsx';
import styles from './registration.module.css';
import { RegistrationStepFrame } from './registration-step.tsx';
import { useRunningRegistration, useRegistrationView } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';

const words = registrationWords.member;

type NameField = 'firstName' | 'lastName' | 'guardianFirstName' | 'guardianLastName';

/** The first step of registration: the person the account is for, checked against the insurer's records. */
export function MemberScreen() {
  const running = useRunningRegistration();
  return running && <MemberForm running={running} />;
}

function MemberForm({ running }: { running: RunningRegistration }) {
  const { now } = usePortal();
  const view = useRegistrationView(running);
  // Another date of birth needs another answer about the guardian.
  const [guardianAskedFor, setGuardianAskedFor] = useState(() =>
    isAboutGuardian(view.rejectedFields.map(({ field }) => field))
      ? view.typed.member.dateOfBirth
      : null,
  );
  const contextOf = ({ dateOfBirth }: Pick<MemberValues, 'dateOfBirth'>) => ({
    today: now(),
    isGuardianAsked: dateOfBirth === guardianAskedFor,
  });
  const step = useStepForm({
    running,
    step: 'member',
    initial: { ...view.typed.member, ssn: '', ssnLast4: '', mbiLast4: '' },
    rules: memberRulesOf(contextOf),
    typedOf: (values) => ({ member: typedMemberOf(values) }),
    eventOf: (values) => ({
      type: 'member.submitted',
      details: memberDetailsOf(values),
      guardian: guardianOf(values, contextOf(values)),
    }),
    onRejected: (form, rejected) => {
      if (rejected.includes('mbiLast4')) form.setValue('hasMedicare', true);
      if (isAboutGuardian(rejected)) setGuardianAskedFor(form.getValues('dateOfBirth'));
    },
  });
  const { form, idOf, input, errorOf } = step;
  const startsOver = useRouterState({ select: ({ location }) => location.state.startsOver });
  const dateOfBirth = useWatch({ control: form.control, name: 'dateOfBirth' });

  const text = (field: NameField, label: string, autoComplete: string) => (
    <Field id={idOf(field)} label={label} error={errorOf(field)}>
      {(control) => (
        <input {...control} {...input(field)} autoComplete={autoComplete} spellCheck={false} />
      )}
    </Field>
  );

  return (
    <RegistrationStepFrame
      step="member"
      intro={words.intro}
      form={step}
      busyWords={view.isBusy ? words.busy : null}
    >
      {startsOver && (
        <Row as="p" gap="4" align="center" apart look="tint">
          {words.startsOver}
        </Row>
      )}
      {view.planName !== null && (
        <Row gap="4" align="center" apart look="tint">
          <span>{words.verified(view.planName)}</span>
          <Link to={stepAddresses.account}>{words.goOn}</Link>
        </Row>
      )}
      <Card title={words.personTitle}>
        <SecondaryText as="p">{words.childHint}</SecondaryText>
        <Grid columns="pairs" gap="5" align="start" className={styles['pair']}>
          {text('firstName', words.firstName, 'given-name')}
          {text('lastName', words.lastName, 'family-name')}
        </Grid>
        <div className={utility('short-field')}>
          <Field
            id={idOf('dateOfBirth')}
            label={words.dateOfBirth}
            hint={words.dateOfBirthHint}
            error={errorOf('dateOfBirth')}
          >
            {(control) => <BirthDateInput {...control} {...input('dateOfBirth')} />}
          </Field>
        </div>
      </Card>
      {needsGuardian({ dateOfBirth }, contextOf({ dateOfBirth })) && (
        <Card title={words.guardianTitle}>
          <SecondaryText as="p">{words.guardianHint}</SecondaryText>
          <Grid columns="pairs" gap="5" align="start" className={styles['pair']}>
            {text('guardianFirstName', words.guardianFirstName, 'section-guardian given-name')}
            {text('guardianLastName', words.guardianLastName, 'section-guardian family-name')}
          </Grid>
        </Card>
      )}
      <MembershipFields step={step} />
    </RegistrationStepFrame>
  );
}

function isAboutGuardian(rejected: readonly (string | null)[]): boolean {
  return rejected.includes('guardianFirstName') || rejected.includes('guardianLastName');
}
