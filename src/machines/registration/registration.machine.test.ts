import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type {
  MemberDetails,
  Registrant,
  RejectedStepField,
} from '#src/domain/registration/registration.ts';
import {
  registrationSteps,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import {
  registrationMachine,
  type MemberSubmission,
  type RegistrationEvent,
  type RegistrationOutcome,
  type VerificationOutcome,
} from './registration.machine.ts';
import { registrationView } from './registration.selectors.ts';

const details: MemberDetails = {
  firstName: 'Nadia',
  lastName: 'Brooks',
  dateOfBirth: '1986-06-17',
  ssn: '900317204',
  ssnLast4: '7204',
  mbiLast4: 'HT42',
};
const account = { username: 'nadiabrooks', email: 'nadia@mail.example', phone: '5015550117' };
const choices = { paperlessEobs: true, memberTexts: false, annualBenefitLetter: true };
const password = 'Harbor-lights7';
const verified = {
  kind: 'verified',
  verificationId: 'ver-1',
  planName: 'Harbor Group PPO 1000',
} as const;

const rejected = (
  places: [step: RegistrationStep, field: string | null][],
  isVerificationOver = false,
) => ({
  kind: 'rejected' as const,
  isVerificationOver,
  rejectedFields: places.map(([step, field]): RejectedStepField => ({ step, field, text: 'No.' })),
});

/** Creates a promise actor that the test settles each time it is invoked. */
function answerable<Output, Input>() {
  const inputs: Input[] = [];
  const settle: { resolve: (output: Output) => void; reject: (error: Error) => void }[] = [];
  let aborts = 0;
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    inputs.push(input);
    signal.addEventListener('abort', () => (aborts += 1));
    return new Promise((resolve, reject) => settle.push({ resolve, reject }));
  });
  return {
    logic,
    inputs,
    aborts: () => aborts,
    answer: (output: Output) => settle.at(-1)?.resolve(output),
    fail: (error: Error) => settle.at(-1)?.reject(error),
  };
}

function start() {
  const verify = answerable<VerificationOutcome, MemberSubmission>();
  const register = answerable<RegistrationOutcome, Registrant>();
  const actor = createActor(
    registrationMachine.provide({
      actors: { verifyMember: verify.logic, registerUser: register.logic },
    }),
  );
  const failures: unknown[] = [];
  actor.on('call.failed', ({ failure }) => failures.push(failure));
  actor.start();
  return {
    actor,
    verify,
    register,
    failures,
    send: (event: RegistrationEvent) => actor.send(event),
    open(step: RegistrationStep) {
      actor.send({ type: 'step.opened', step });
      return actor.getSnapshot().value;
    },
    rest: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    view: () => registrationView(actor.getSnapshot()),
  };
}

type Started = ReturnType<typeof start>;

const editing = { member: 'editing' };
const checking = { member: 'checking' };
const reviewing = { completion: 'reviewing' };
const registering = { completion: 'registering' };

const submitMember = { type: 'member.submitted', details, guardian: null } as const;
const submitAccount = { type: 'account.submitted', account, password } as const;
const submitChoices = { type: 'communication.submitted', choices } as const;
const submitAll = { type: 'registration.submitted' } as const;

/** Starts a registration at a step. */
async function at(step: RegistrationStep): Promise<Started> {
  const registration = start();
  if (step === 'member') return registration;
  registration.send(submitMember);
  registration.verify.answer(verified);
  await registration.rest();
  if (step === 'account') return registration;
  registration.send(submitAccount);
  if (step === 'communication') return registration;
  registration.send(submitChoices);
  return registration;
}

async function atRegistering(): Promise<Started> {
  const registration = await at('completion');
  registration.send(submitAll);
  return registration;
}

const states: Record<RegistrationStep, unknown> = {
  member: editing,
  account: 'account',
  communication: 'communication',
  completion: reviewing,
};

describe('the steps', () => {
  it('lead to an account in four steps', async () => {
    const registration = start();
    expect(registration.value()).toEqual(editing);
    registration.send(submitMember);
    expect(registration.value()).toEqual(checking);
    expect(registration.verify.inputs).toEqual([{ details, guardian: null }]);
    registration.verify.answer(verified);
    await registration.rest();
    expect(registration.value()).toBe('account');
    registration.send(submitAccount);
    expect(registration.value()).toBe('communication');
    registration.send(submitChoices);
    expect(registration.value()).toEqual(reviewing);
    registration.send(submitAll);
    expect(registration.value()).toEqual(registering);
    expect(registration.register.inputs).toEqual([
      { ...account, password, verificationId: 'ver-1', guardian: null, communication: choices },
    ]);
    registration.register.answer({ kind: 'registered' });
    await registration.rest();
    expect(registration.value()).toBe('registered');
    expect(registration.context().password).toBeNull();
  });

  it('include the guardian of a child', async () => {
    const registration = start();
    const guardian = { firstName: 'Maria', lastName: 'Delgado' };
    registration.send({ ...submitMember, guardian });
    registration.verify.answer(verified);
    await registration.rest();
    for (const event of [submitAccount, submitChoices, submitAll]) registration.send(event);
    expect(registration.register.inputs).toMatchObject([{ guardian }]);
  });
});

describe('opening a step', () => {
  const cases = registrationSteps.flatMap((reached) =>
    registrationSteps.map((wanted): [RegistrationStep, RegistrationStep, boolean] => [
      reached,
      wanted,
      registrationSteps.indexOf(wanted) <= registrationSteps.indexOf(reached),
    ]),
  );

  it.each(cases)(
    'a member who has reached %s may open %s: %s',
    async (reached, wanted, isAllowed) => {
      const registration = await at(reached);
      expect(registration.open(wanted)).toEqual(isAllowed ? states[wanted] : editing);
    },
  );

  it('goes back and forward without losing data', async () => {
    const registration = await at('completion');
    for (const step of [
      'member',
      'completion',
      'account',
      'communication',
      'completion',
    ] as const) {
      expect(registration.open(step)).toEqual(states[step]);
    }
    registration.send(submitAll);
    expect(registration.register.inputs).toHaveLength(1);
  });

  it.each(registrationSteps)('%s does not open while a request runs', async (step) => {
    const first = start();
    first.send(submitMember);
    expect(first.open(step)).toEqual(checking);
    expect(first.verify.aborts()).toBe(0);
    const last = await atRegistering();
    expect(last.open(step)).toEqual(registering);
    expect(last.register.aborts()).toBe(0);
  });

  it.each(registrationSteps)('%s does not open after the end', async (step) => {
    const registration = await atRegistering();
    registration.register.answer({ kind: 'registered' });
    await registration.rest();
    expect(registration.open(step)).toBe('registered');
  });
});

describe('ignored events', () => {
  it.each<[RegistrationStep, RegistrationEvent]>([
    ['member', submitAccount],
    ['member', submitChoices],
    ['member', submitAll],
    ['account', submitMember],
    ['account', submitChoices],
    ['account', submitAll],
    ['communication', submitMember],
    ['communication', submitAccount],
    ['communication', submitAll],
    ['completion', submitMember],
    ['completion', submitAccount],
    ['completion', submitChoices],
  ])('%s: %o', async (step, event) => {
    const registration = await at(step);
    registration.send(event);
    expect(registration.value()).toEqual(states[step]);
  });

  it('a second submission during the first', async () => {
    const first = start();
    first.send(submitMember);
    first.send(submitMember);
    expect(first.verify.inputs).toHaveLength(1);
    const last = await atRegistering();
    last.send(submitAll);
    expect(last.register.inputs).toHaveLength(1);
  });
});

describe('a new verification', () => {
  it('revokes the former one until it is answered', async () => {
    const registration = await at('completion');
    registration.open('member');
    registration.send(submitMember);
    registration.verify.answer(rejected([['member', null]]));
    await registration.rest();
    expect(registration.value()).toEqual(editing);
    for (const step of ['account', 'communication', 'completion'] as const) {
      expect(registration.open(step)).toEqual(editing);
    }
    registration.send(submitMember);
    registration.verify.answer({ ...verified, verificationId: 'ver-2' });
    await registration.rest();
    // The choices are still there.
    expect(registration.open('completion')).toEqual(reviewing);
    registration.send(submitAll);
    expect(registration.register.inputs).toMatchObject([{ verificationId: 'ver-2', ...account }]);
  });
});

describe('rejected fields', () => {
  it('stays on the first step when fields of the member are rejected', async () => {
    const registration = start();
    registration.send(submitMember);
    registration.verify.answer(rejected([['member', 'mbiLast4']]));
    await registration.rest();
    expect(registration.value()).toEqual(editing);
    expect(registration.context().rejectedFields).toMatchObject([{ field: 'mbiLast4' }]);
  });

  it.each<[RegistrationStep, [RegistrationStep, string | null][]]>([
    ['member', [['member', 'guardianFirstName']]],
    ['account', [['account', 'username']]],
    ['communication', [['communication', 'memberTexts']]],
    ['completion', [['completion', 'termsAccepted']]],
    ['completion', [['completion', null]]],
    [
      'account',
      [
        ['communication', 'memberTexts'],
        ['account', 'email'],
      ],
    ],
  ])('lead to %s for %j', async (step, places) => {
    const registration = await atRegistering();
    registration.register.answer(rejected(places));
    await registration.rest();
    expect(registration.value()).toEqual(states[step]);
    expect(registration.context()).toMatchObject({ account, choices, password });
  });

  it('clears rejected fields step by step when submitted again', async () => {
    const registration = await atRegistering();
    registration.register.answer(
      rejected([
        ['account', 'username'],
        ['communication', 'memberTexts'],
      ]),
    );
    await registration.rest();
    registration.send(submitAccount);
    expect(registration.value()).toBe('communication');
    expect(registration.context().rejectedFields).toMatchObject([{ step: 'communication' }]);
    registration.send(submitChoices);
    expect(registration.context().rejectedFields).toEqual([]);
  });

  it('clears a rejected password, so that no later step is open', async () => {
    const registration = await atRegistering();
    registration.register.answer(rejected([['account', 'password']]));
    await registration.rest();
    expect(registration.context().password).toBeNull();
    expect(registration.open('completion')).toEqual(editing);
    expect(registration.open('account')).toBe('account');
  });

  it('returns to the first step when the verification has expired, and keeps all choices', async () => {
    const registration = await atRegistering();
    registration.register.answer(rejected([['member', null]], true));
    await registration.rest();
    expect(registration.value()).toEqual(editing);
    expect(registration.open('account')).toEqual(editing);
    registration.send(submitMember);
    registration.verify.answer(verified);
    await registration.rest();
    expect(registration.open('completion')).toEqual(reviewing);
  });
});

describe('failures', () => {
  it('reports failures, and changes nothing', async () => {
    const first = start();
    first.send(submitMember);
    const offline = new Error('offline');
    first.verify.fail(offline);
    await first.rest();
    expect(first.value()).toEqual(editing);
    expect(first.failures).toEqual([offline]);

    const last = await atRegistering();
    last.register.fail(offline);
    await last.rest();
    expect(last.value()).toEqual(reviewing);
    expect(last.failures).toEqual([offline]);
    last.send(submitAll);
    expect(last.register.inputs).toHaveLength(2);
  });
});

describe('the stored data', () => {
  it('never include a social security or Medicare number', async () => {
    const registration = await at('completion');
    const persistedText = JSON.stringify(registration.actor.getPersistedSnapshot());
    for (const secret of [details.ssn, details.ssnLast4, details.mbiLast4]) {
      expect(persistedText).not.toContain(secret);
    }
    expect(persistedText).toContain(password);
  });

  it('include what was typed into a form that was left', () => {
    const registration = start();
    const typed = { account: { username: 'nad', email: '', phone: '(501' } };
    registration.send({ type: 'typing.left', typed });
    expect(registration.context().typed).toMatchObject(typed);
  });

  it.each<[string, () => Promise<Started>]>([
    ['at the end of the forms', () => at('completion')],
    ['while the account is made', atRegistering],
  ])('stores nothing when the screens are left %s', async (_, begin) => {
    const registration = await begin();
    registration.send({ type: 'typing.left', typed: { account } });
    registration.send({ type: 'registration.left' });
    const snapshot = registration.actor.getSnapshot();
    expect(snapshot.status).toBe('done');
    const persistedText = JSON.stringify(registration.actor.getPersistedSnapshot());
    for (const personal of [password, account.username, account.email, 'Nadia', 'ver-1']) {
      expect(persistedText).not.toContain(personal);
    }
    expect(registration.register.aborts()).toBe(registration.register.inputs.length);
  });
});

describe('the view of the screens', () => {
  it('follows the registration over its steps', async () => {
    const registration = start();
    expect(registration.view()).toMatchObject({
      step: 'member',
      isBusy: false,
      isRegistered: false,
      planName: null,
      account: null,
      choices: null,
      rejectedFields: [],
    });
    registration.send(submitMember);
    expect(registration.view()).toMatchObject({ step: 'member', isBusy: true });
    registration.verify.answer(verified);
    await registration.rest();
    expect(registration.view()).toMatchObject({
      step: 'account',
      isBusy: false,
      planName: 'Harbor Group PPO 1000',
      member: { firstName: 'Nadia', lastName: 'Brooks', guardian: null },
    });
    registration.send(submitAccount);
    expect(registration.view()).toMatchObject({ step: 'communication', account });
    registration.send(submitChoices);
    expect(registration.view()).toMatchObject({ step: 'completion', choices });
    registration.send(submitAll);
    expect(registration.view()).toMatchObject({ step: 'completion', isBusy: true });
    registration.register.answer({ kind: 'registered' });
    await registration.rest();
    expect(registration.view()).toMatchObject({ isBusy: false, isRegistered: true });
  });

  it('shows rejected fields until the step is submitted again, and asks for a password only if it was rejected', async () => {
    const registration = await atRegistering();
    registration.register.answer(
      rejected([
        ['account', 'username'],
        ['account', 'password'],
      ]),
    );
    await registration.rest();
    expect(registration.view().rejectedFields).toHaveLength(2);
    expect(registration.context().password).toBeNull();
    registration.send(submitAccount);
    expect(registration.view().rejectedFields).toEqual([]);
  });

  it('clears rejected fields when everything is sent again', async () => {
    const registration = await atRegistering();
    registration.register.answer(rejected([['completion', null]]));
    await registration.rest();
    expect(registration.view()).toMatchObject({ step: 'completion' });
    expect(registration.view().rejectedFields).toHaveLength(1);
    registration.send(submitAll);
    expect(registration.view().rejectedFields).toEqual([]);
    expect(registration.register.inputs).toHaveLength(2);
  });
});
