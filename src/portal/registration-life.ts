import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import type {
  AccountChoices,
  CommunicationChoices,
  NewMember,
  RegistrationRefusal,
  TypedRegistration,
} from '#src/domain/registration.ts';
import type { RegistrationStep } from '#src/domain/registration-steps.ts';
import {
  registrationMachine,
  type RegistrationEvent,
} from '#src/machines/registration/registration.machine.ts';
import { announceFailure } from './failed-calls.ts';
import { registrationEffects } from './registration-effects.ts';
import type { RegistrationEnvironment } from './registration.ts';

/** A registration as the screens show it. */
export interface RegistrationView {
  /** Where it is now. */
  step: RegistrationStep;
  /** The insurer is being asked. */
  isBusy: boolean;
  isRegistered: boolean;
  typed: TypedRegistration;
  member: NewMember | null;
  /** Of the verified member; null before. */
  planName: string | null;
  account: AccountChoices | null;
  choices: CommunicationChoices | null;
  refusals: readonly RegistrationRefusal[];
}

/** A registration under way. Code of its own: few visits register anybody. */
export interface RegistrationLife {
  view: () => RegistrationView;
  subscribe: (listener: () => void) => () => void;
  /** Opens a step if it may be opened; answers the one that is open then. */
  open: (step: RegistrationStep) => RegistrationStep;
  /** Resolves with the step it has come to, null when it was ended meanwhile. */
  send: (event: RegistrationEvent) => Promise<RegistrationStep | null>;
  /** The password chosen earlier, to be judged again beside a new user name; empty before. */
  heldPassword: () => string;
  /** Stops everything, calls under way too, and forgets it. */
  end: () => void;
}

export function startRegistrationLife({ send, errors }: RegistrationEnvironment): RegistrationLife {
  const actor = createActor(registrationMachine.provide({ actors: registrationEffects(send) }));
  const listeners = new Set<() => void>();
  let view = viewOf(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    view = viewOf(snapshot);
    for (const listener of listeners) listener();
  });
  actor.on('call.failed', ({ failure }) =>
    announceFailure(errors, failure, { withoutSession: true }),
  );
  actor.start();
  const isActive = () => actor.getSnapshot().status === 'active';

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(step) {
      actor.send({ type: 'step.opened', step });
      return view.step;
    },
    async send(event) {
      if (!isActive()) return null;
      actor.send(event);
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return isActive() ? view.step : null;
    },
    heldPassword: () => actor.getSnapshot().context.password ?? '',
    end() {
      listeners.clear();
      actor.send({ type: 'registration.left' });
    },
  };
}

function viewOf(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  const { typed, member, verification, account, choices, refusals } = snapshot.context;
  return {
    step: stepOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isRegistered: snapshot.matches('registered'),
    planName: verification?.planName ?? null,
    ...{ typed, member, account, choices, refusals },
  };
}

function stepOf(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationStep {
  if (snapshot.matches('member')) return 'member';
  if (snapshot.matches('account')) return 'account';
  return snapshot.matches('communication') ? 'communication' : 'completion';
}
