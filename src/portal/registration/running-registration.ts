import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type { SendWrite } from '#src/api/queries.ts';
import type { RegistrationStep } from '#src/domain/registration/registration-steps.ts';
import {
  registrationMachine,
  type RegistrationEvent,
} from '#src/machines/registration/registration.machine.ts';
import {
  registrationView,
  type RegistrationView,
} from '#src/machines/registration/registration.selectors.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import { announceFailure } from '#src/portal/status/failed-calls.ts';
import { registrationEffects } from './registration-effects.ts';

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;

/** A registration in progress. A separate module, because few visits register a member. */
export interface RunningRegistration {
  actor: RegistrationActor;
  /** Returns the current state of the registration. */
  view: () => RegistrationView;
  /** Opens a step if it may be opened; returns the one that is open then. */
  open: (step: RegistrationStep) => RegistrationStep;
  /** Resolves with the current step, null when the registration was ended meanwhile. */
  send: (event: RegistrationEvent) => Promise<RegistrationStep | null>;
  /** Returns the password chosen earlier, to be judged again beside a new user name; empty before. */
  heldPassword: () => string;
  /** Stops everything, calls under way too, and forgets it. */
  end: () => void;
}

export function startRegistration({
  send,
  errors,
}: {
  send: SendWrite;
  errors: ErrorStore;
}): RunningRegistration {
  const actor = createActor(registrationMachine.provide({ actors: registrationEffects(send) }));
  actor.on('call.failed', ({ failure }) =>
    announceFailure(errors, failure, { withoutSession: true }),
  );
  actor.start();
  const view = () => registrationView(actor.getSnapshot());
  const isActive = () => actor.getSnapshot().status === 'active';

  return {
    actor,
    view,
    open(step) {
      actor.send({ type: 'step.opened', step });
      return view().step;
    },
    async send(event) {
      if (!isActive()) return null;
      actor.send(event);
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return isActive() ? view().step : null;
    },
    heldPassword: () => actor.getSnapshot().context.password ?? '',
    end: () => actor.send({ type: 'registration.left' }),
  };
}
