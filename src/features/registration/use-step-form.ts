import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type {
  RejectedStepField,
  TypedRegistration,
} from '#src/domain/registration/registration.ts';
import {
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import type { RegistrationEvent } from '#src/machines/registration/registration.machine.ts';
import type { FormRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm, type PortalForm } from '#src/parts/form/use-portal-form.ts';
import type { RunningRegistration } from '#src/portal/registration/running-registration.ts';
import { useRegistrationView } from './use-registration.ts';

interface StepFormOptions<Values extends FieldValues, Request> {
  running: RunningRegistration;
  step: RegistrationStep;
  initial: DefaultValues<Values>;
  rules: FormRules<Values, Request>;
  /** Returns the values that the form may restore after the user left it. */
  typedOf: (values: Values) => Partial<TypedRegistration>;
  /** Returns the event that submits values that break no rule. */
  eventOf: (values: Values) => RegistrationEvent;
  /** The insurer has just rejected these fields. */
  onRejected?: (form: UseFormReturn<Values>, fields: readonly (string | null)[]) => void;
}

export interface StepForm<Values extends FieldValues, Request> extends PortalForm<Values, Request> {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * One step's form: it goes through the registration under way, which knows the next step; the typed values are kept for
 * the user's return to the step.
 */
export function useStepForm<Values extends FieldValues, Request>({
  running,
  step,
  initial,
  rules,
  typedOf,
  eventOf,
  onRejected,
}: StepFormOptions<Values, Request>): StepForm<Values, Request> {
  const navigate = useNavigate();
  const { isBusy } = useRegistrationView(running);
  const portalForm = usePortalForm({
    id: 'registration',
    rules,
    initial,
    rejectedBefore: rejectedAt(running, step),
  });
  const { form, submitTo } = portalForm;

  // Uses the values at the time of leaving the form.
  const leave = useEffectEvent(() => {
    void running.send({ type: 'typing.left', typed: typedOf(form.getValues()) });
  });
  useEffect(() => leave, []);

  return {
    ...portalForm,
    submit: submitTo({
      isBusy,
      async send(_request, values) {
        const reached = await running.send(eventOf(values));
        if (reached === null || running.view().isRegistered) return [];
        if (reached !== step) {
          await navigate({ to: stepAddresses[reached] });
          return [];
        }
        const rejected = rejectedAt(running, step);
        if (rejected.length > 0) {
          onRejected?.(
            form,
            rejected.map(({ field }) => field),
          );
        }
        return rejected;
      },
    }),
  };
}

function rejectedAt(
  running: RunningRegistration,
  step: RegistrationStep,
): readonly RejectedStepField[] {
  return running.view().rejectedFields.filter((rejectedField) => rejectedField.step === step);
}
