import type { SnapshotFrom } from 'xstate';
import type {
  AccountChoices,
  CommunicationChoices,
  NewMember,
  RejectedStepField,
  TypedRegistration,
} from '#src/domain/registration/registration.ts';
import type { RegistrationStep } from '#src/domain/registration/registration-steps.ts';
import type { registrationMachine } from './registration.machine.ts';

/** A registration as the screens show it. */
export interface RegistrationView {
  step: RegistrationStep;
  /** A request to the insurer is under way. */
  isBusy: boolean;
  isRegistered: boolean;
  typed: TypedRegistration;
  member: NewMember | null;
  /** The plan of the verified member; null before. */
  planName: string | null;
  account: AccountChoices | null;
  choices: CommunicationChoices | null;
  rejectedFields: readonly RejectedStepField[];
}

type Snapshot = SnapshotFrom<typeof registrationMachine>;

export function registrationView(snapshot: Snapshot): RegistrationView {
  const { typed, member, verification, account, choices, rejectedFields } = snapshot.context;
  return {
    step: stepOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isRegistered: snapshot.matches('registered'),
    planName: verification?.planName ?? null,
    typed,
    member,
    account,
    choices,
    rejectedFields,
  };
}

function stepOf(snapshot: Snapshot): RegistrationStep {
  if (snapshot.matches('member')) return 'member';
  if (snapshot.matches('account')) return 'account';
  return snapshot.matches('communication') ? 'communication' : 'completion';
}
