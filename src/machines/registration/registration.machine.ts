import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type {
  AccountChoices,
  CommunicationChoices,
  FullName,
  MemberDetails,
  Registrant,
  RejectedStepField,
  TypedRegistration,
} from '#src/domain/registration/registration.ts';
import type { RegistrationStep } from '#src/domain/registration/registration-steps.ts';
import {
  emptyRegistration,
  isStepOpen,
  carriedOver,
  rejectedFieldsOfOthers,
  rejectedStep,
  registrantOf,
  type RegistrationContext,
} from './registration-context.ts';

interface Rejected {
  kind: 'rejected';
  rejectedFields: readonly RejectedStepField[];
  /** The verification cannot be used (any more). */
  isVerificationOver: boolean;
}

export type VerificationOutcome =
  { kind: 'verified'; verificationId: string; planName: string } | Rejected;

export type RegistrationOutcome = { kind: 'registered' } | Rejected;

export interface MemberSubmission {
  details: MemberDetails;
  guardian: FullName | null;
}

export type RegistrationEvent =
  /** A step's address was opened: by a link, Back or Forward. */
  | { type: 'step.opened'; step: RegistrationStep }
  | ({ type: 'member.submitted' } & MemberSubmission)
  | { type: 'account.submitted'; account: AccountChoices; password: string }
  | { type: 'communication.submitted'; choices: CommunicationChoices }
  /** The terms are accepted. */
  | { type: 'registration.submitted' }
  /** The member left a form; the typed values are restored on return. */
  | { type: 'typing.left'; typed: Partial<TypedRegistration> }
  /** The screens of registration were left. */
  | { type: 'registration.left' };

/** A call could not be made, or its answer not be read. */
export interface RegistrationNews {
  type: 'call.failed';
  failure: unknown;
}

/**
 * Registration (product rule 2.3): four steps, which a member cannot skip. A step opens when all steps before it are
 * done; otherwise the first one opens. Social security numbers pass through with their event and are not stored.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationNews,
    tags: {} as 'busy',
  },
  actors: {
    verifyMember: fromPromise<VerificationOutcome, MemberSubmission>(unprovided),
    registerUser: fromPromise<RegistrationOutcome, Registrant>(unprovided),
  },
  guards: {
    isAskedFor: ({ context, event }, params: { step: RegistrationStep }) =>
      event.type === 'step.opened' &&
      event.step === params.step &&
      isStepOpen(context, params.step),
    isRejectedAt: ({ context }, params: { step: RegistrationStep }) =>
      rejectedStep(context) === params.step,
    isGranted: (_, params: { kind: string }) => params.kind !== 'rejected',
    isComplete: ({ context }) => registrantOf(context) !== null,
  },
  actions: {
    keepTyped: assign(({ context }, params: { typed: Partial<TypedRegistration> }) => ({
      typed: { ...context.typed, ...params.typed },
    })),
    takeMember: assign(({ context }, { details, guardian }: MemberSubmission) => ({
      ...carriedOver(
        { firstName: details.firstName, lastName: details.lastName, guardian },
        context,
      ),
      // A person who submits again is not verified until the answer is there.
      verification: null,
      rejectedFields: rejectedFieldsOfOthers('member', context),
    })),
    takeVerification: assign((_, outcome: VerificationOutcome) =>
      outcome.kind === 'verified'
        ? {
            verification: {
              verificationId: outcome.verificationId,
              planName: outcome.planName,
            },
          }
        : {},
    ),
    takeAccount: assign(({ context }, params: { account: AccountChoices; password: string }) => ({
      account: params.account,
      password: params.password,
      rejectedFields: rejectedFieldsOfOthers('account', context),
    })),
    takeChoices: assign(({ context }, params: { choices: CommunicationChoices }) => ({
      choices: params.choices,
      rejectedFields: rejectedFieldsOfOthers('communication', context),
    })),
    takeRejectedFields: assign(
      ({ context }, outcome: VerificationOutcome | RegistrationOutcome) => {
        if (outcome.kind !== 'rejected') return {};
        const { rejectedFields, isVerificationOver } = outcome;
        return {
          rejectedFields,
          verification: isVerificationOver ? null : context.verification,
          password: rejectedFields.some(({ field }) => field === 'password')
            ? null
            : context.password,
        };
      },
    ),
    forgetRejectedFields: assign({ rejectedFields: [] }),
    forgetSecrets: assign({ password: null }),
    forgetEverything: assign(emptyRegistration),
    reportFailure: emit((_, params: { failure: unknown }) => ({
      type: 'call.failed' as const,
      failure: params.failure,
    })),
  },
}).createMachine({
  id: 'registration',
  context: emptyRegistration,
  initial: 'member',
  on: {
    'registration.left': '.left',
    'typing.left': { actions: { type: 'keepTyped', params: ({ event }) => event } },
    'step.opened': [
      { guard: { type: 'isAskedFor', params: { step: 'completion' } }, target: '.completion' },
      {
        guard: { type: 'isAskedFor', params: { step: 'communication' } },
        target: '.communication',
      },
      { guard: { type: 'isAskedFor', params: { step: 'account' } }, target: '.account' },
      { target: '.member' },
    ],
  },
  states: {
    member: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'member.submitted': {
              target: 'checking',
              actions: { type: 'takeMember', params: ({ event }) => event },
            },
          },
        },
        checking: {
          tags: 'busy',
          // The Back button does not leave a submission in progress.
          on: { 'step.opened': {} },
          invoke: {
            src: 'verifyMember',
            input: ({ event }) => {
              assertEvent(event, 'member.submitted');
              return { details: event.details, guardian: event.guardian };
            },
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: '#registration.account',
                actions: { type: 'takeVerification', params: ({ event }) => event.output },
              },
              {
                target: 'editing',
                actions: { type: 'takeRejectedFields', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'reportFailure', params: ({ event }) => ({ failure: event.error }) },
            },
          },
        },
      },
    },
    account: {
      on: {
        'account.submitted': {
          target: 'communication',
          actions: { type: 'takeAccount', params: ({ event }) => event },
        },
      },
    },
    communication: {
      on: {
        'communication.submitted': {
          target: 'completion',
          actions: { type: 'takeChoices', params: ({ event }) => event },
        },
      },
    },
    completion: {
      initial: 'reviewing',
      states: {
        reviewing: {
          on: {
            'registration.submitted': {
              guard: 'isComplete',
              target: 'registering',
              actions: 'forgetRejectedFields',
            },
          },
        },
        registering: {
          tags: 'busy',
          // The account may be made while the member looks elsewhere: wait for the answer.
          on: { 'step.opened': {} },
          invoke: {
            src: 'registerUser',
            input: ({ context }) => {
              const registrant = registrantOf(context);
              if (!registrant) throw new Error('the registration is not complete');
              return registrant;
            },
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: '#registration.registered',
              },
              {
                target: '#registration.rejected',
                actions: { type: 'takeRejectedFields', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'reviewing',
              actions: { type: 'reportFailure', params: ({ event }) => ({ failure: event.error }) },
            },
          },
        },
      },
    },
    /** Goes to the first step with a rejected field. */
    rejected: {
      always: [
        { guard: { type: 'isRejectedAt', params: { step: 'member' } }, target: 'member' },
        { guard: { type: 'isRejectedAt', params: { step: 'account' } }, target: 'account' },
        {
          guard: { type: 'isRejectedAt', params: { step: 'communication' } },
          target: 'communication',
        },
        { target: 'completion' },
      ],
    },
    /** The entries can still be seen; the next step is to sign in. */
    registered: {
      entry: 'forgetSecrets',
      on: { 'step.opened': {}, 'typing.left': {} },
    },
    left: { type: 'final', entry: 'forgetEverything' },
  },
});

function unprovided(): Promise<never> {
  return Promise.reject(new Error('provide the calls'));
}
