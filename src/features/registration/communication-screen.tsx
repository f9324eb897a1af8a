import { useState } from 'react';
import { registrationWords } from '#content/registration.ts';
import type { CommunicationChoices } from '#src/domain/registration/registration.ts';
import { noRules } from '#src/parts/form/form-rules.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { RunningRegistration } from '#src/portal/registration/running-registration.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { communicationKinds } from '#src/domain/people/communication.ts';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { CommunicationPage } from './communication-page.tsx';
import { RegistrationStepFrame } from './registration-step.tsx';
import { useRunningRegistration, useRegistrationView } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';

const words = registrationWords.communication;

/** The third step of registration; for a user who is not registering, an explanation of the choices. */
export function CommunicationScreen() {
  const { registration } = usePortal();
  const running = useRunningRegistration();
  const [isStep] = useState(registration.isUnderWay);
  return running && isStep ? <CommunicationForm running={running} /> : <CommunicationPage />;
}

function CommunicationForm({ running }: { running: RunningRegistration }) {
  const view = useRegistrationView(running);
  const step = useStepForm({
    running,
    step: 'communication',
    initial: view.typed.communication,
    rules: noRules<CommunicationChoices>(communicationKinds),
    typedOf: (communication) => ({ communication }),
    eventOf: (choices) => ({ type: 'communication.submitted', choices }),
  });

  return (
    <RegistrationStepFrame step="communication" intro={words.intro} form={step}>
      <Stack gap="3">
        {communicationKinds.map((kind) => (
          <Choice
            key={kind}
            {...step.input(kind)}
            type="checkbox"
            id={step.idOf(kind)}
            label={words.choices[kind].title}
            description={words.choices[kind].text}
            error={step.errorOf(kind)}
          />
        ))}
      </Stack>
      <SecondaryText as="p">{words.later}</SecondaryText>
    </RegistrationStepFrame>
  );
}
