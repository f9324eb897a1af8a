import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { RegistrationRefusal, TypedRegistration } from '#src/domain/registration.ts';
import { stepAddresses, type RegistrationStep } from '#src/domain/registration-steps.ts';
import type { RegistrationEvent } from '#src/machines/registration/registration.machine.ts';
import type { RunningRegistration } from '#src/portal/running-registration.ts';
import type { FieldProblem } from '#src/ui/error-summary.tsx';

interface StepFormOptions<Values extends FieldValues> {
  running: RunningRegistration;
  step: RegistrationStep;
  /** In the order in which they stand, which is the one of the summary. */
  fields: readonly FieldPath<Values>[];
  initial: DefaultValues<Values>;
  resolver: Resolver<Values>;
  /** What may come back with the form when it has been left. */
  typedOf: (values: Values) => Partial<TypedRegistration>;
  /** What values that break no rule are submitted as. */
  eventOf: (values: Values) => RegistrationEvent;
  /** The insurer has just refused these fields. */
  onRefused?: (form: UseFormReturn<Values>, fields: readonly (string | null)[]) => void;
}

export interface StepForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What an input is registered with. */
  input: (field: FieldPath<Values>) => UseFormRegisterReturn;
  idOf: (field: FieldPath<Values>) => string;
  errorOf: (field: FieldPath<Values>) => string | undefined;
  problems: readonly FieldProblem[];
  /** Grows whenever there is something new in the summary. */
  attempt: number;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * One step's form: the rules when it is submitted, what the insurer refuses at its fields, the way to
 * the next step, and what was typed kept for when it is come back to.
 */
export function useStepForm<Values extends FieldValues>(
  options: StepFormOptions<Values>,
): StepForm<Values> {
  const { running, step, fields, resolver, typedOf, eventOf, onRefused } = options;
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState(() => refusalsAt(running, step));
  const [timesRefused, setTimesRefused] = useState(refusals.length > 0 ? 1 : 0);
  const form = useForm<Values>({
    defaultValues: options.initial,
    resolver,
    shouldFocusError: false,
    // Below, and then all of it: what is asked for depends on what is typed elsewhere.
    reValidateMode: 'onSubmit',
  });
  const { formState } = form;
  const { isSubmitted } = formState;

  // With the values there are when the form is left.
  const leave = useEffectEvent(() => {
    void running.send({ type: 'typing.left', typed: typedOf(form.getValues()) });
  });
  useEffect(() => leave, []);

  const submit = form.handleSubmit(async (values) => {
    if (running.view().isBusy) return;
    setRefusals([]);
    const reached = await running.send(eventOf(values));
    if (reached === null || running.view().isRegistered) return;
    if (reached !== step) {
      await navigate({ to: stepAddresses[reached] });
      return;
    }
    const refused = refusalsAt(running, step);
    if (refused.length === 0) return;
    setRefusals(refused);
    setTimesRefused((times) => times + 1);
    onRefused?.(
      form,
      refused.map(({ field }) => field),
    );
  });

  const idOf = (field: string) => `registration-${field}`;
  const errorOf = (field: FieldPath<Values>) =>
    form.getFieldState(field, formState).error?.message ??
    refusals.find((refusal) => refusal.field === field)?.text;
  return {
    form,
    idOf,
    errorOf,
    input: (field) =>
      form.register(field, {
        onChange: () => {
          // What was refused is another text by now.
          setRefusals((all) => all.filter((refusal) => refusal.field !== field));
          if (isSubmitted) void form.trigger();
        },
      }),
    problems: [
      ...refusals.flatMap(({ field, text }) =>
        fields.some((own) => own === field) ? [] : [{ fieldId: null, text }],
      ),
      ...fields.flatMap((field) => {
        const text = errorOf(field);
        return text === undefined ? [] : [{ fieldId: idOf(field), text }];
      }),
    ],
    attempt: formState.submitCount + timesRefused,
    submit: (event) => void submit(event),
  };
}

function refusalsAt(running: RunningRegistration, step: RegistrationStep): RegistrationRefusal[] {
  return running.view().refusals.filter((refusal) => refusal.step === step);
}
