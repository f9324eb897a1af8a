import { beforeEach, describe, expect, it, vi } from 'vitest';
import { zGetPreferencesResponse } from '#generated/message-center/validators/zGetPreferencesResponse.ts';
import { zSavePreferencesResponse } from '#generated/message-center/validators/zSavePreferencesResponse.ts';
import { messageCenter, type Read } from '#src/api/http/call.ts';
import {
  changePassword,
  deleteAccount,
  saveFamilyAccess,
  saveMfa,
  saveSecurityQuestions,
} from '#src/api/calls/account/account-security.ts';
import { sessions } from '#src/api/calls/account/sessions.ts';
import {
  memberSettings,
  saveAccountBlock,
  saveMemberSettings,
} from '#src/api/calls/account/member-settings.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { availability } from '#src/api/calls/availability.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import {
  appealClaim,
  appeals,
  askAboutClaim,
  inquiries,
} from '#src/api/calls/claims/claim-inquiries.ts';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { claimDocument } from '#src/api/calls/messages/documents.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { message as readMessage } from '#src/api/calls/messages/message.ts';
import { deleteMessage, setMessageStatus } from '#src/api/calls/messages/messages.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { registerUser, verifyMember } from '#src/api/calls/account/registration.ts';
import { startSingleSignOn } from '#src/api/calls/account/single-sign-on.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { claimSearch, moreClaims } from '#src/api/calls/claims/claim-search.ts';
import { claimQuery } from '#src/api/queries/claim.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { codeOf, failureCodes } from '#src/api/http/failure-codes.ts';
import { errorCodes } from '#src/domain/error-codes.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { faults, unauthorized } from '#tests/support/faults.ts';
import { planOf } from '#tests/support/plans.ts';
import { refusedRenewal } from '#tests/support/provider-answers.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { apis, readOperations } from '../../openapi/documents.ts';

const plan = planOf('Medical');

const details = {
  firstName: 'Nadia',
  lastName: 'Brooks',
  dateOfBirth: '1986-06-17',
  memberId: 'A4412095601',
  ssnLast4: '7204',
};
const registrant = {
  verificationId: 'ver-1',
  username: 'nadiabrooks',
  password: 'Harbor-lights7',
  email: 'nadia.brooks@mail.example',
  phone: '5015550117',
  guardian: null,
  communication: { paperlessEobs: true, memberTexts: false, annualBenefitLetter: false },
};

// Each failure is logged as well: tests/errors/failed-changes.test.ts.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

interface Call {
  name: string;
  /** Codes that are given (product rule 8.1). */
  code: string;
  call: (portal: Portal) => Promise<unknown>;
  /** Whether the response is a 204, without content to read. */
  isVoid?: true;
  isPublic?: true;
  /** The portal's own codes. */
  isOwn?: true;
}

const mailbox = { params: { path: { member: 'M1' } } };
const message = { memberId: 'M1', messageId: 'm-1' };
const preferences = {
  paperlessEobs: { enabled: true, channel: 'email' as const },
  memberTexts: { enabled: true, channel: 'text' as const },
  annualBenefitLetter: { enabled: true, channel: 'email' as const },
};

const ask = <Answer>({ queryClient, queryOf }: Portal, read: Read<Answer>) =>
  queryClient.query(queryOf(read));

/** Every call whose method and path are fixed (product rule 7.1), and some of the portal's own. */
const calls: readonly Call[] = [
  {
    name: 'registration',
    code: 'BP-NFA-003',
    call: ({ clients }) => clients.send(registerUser(registrant)),
    isPublic: true,
  },
  {
    name: 'verification of a member',
    code: 'BP-NFA-100',
    call: ({ clients }) => clients.send(verifyMember(details)),
    isPublic: true,
    isOwn: true,
  },
  {
    name: 'password change',
    code: 'BP-NFA-021',
    call: ({ clients }) =>
      clients.send(
        changePassword('maria', {
          currentPassword: 'Maria-2026!',
          newPassword: 'Maria-2027!',
        }),
      ),
    isVoid: true,
  },
  {
    name: 'account deletion',
    code: 'BP-NFA-022',
    call: ({ clients }) => clients.send(deleteAccount('maria', 'proof')),
    isVoid: true,
  },
  {
    name: 'single sign-on',
    code: 'BP-NFA-100',
    call: ({ clients }) => clients.send(startSingleSignOn({ target: 'virtual-care' })),
  },
  {
    name: 'memberships',
    code: 'BP-NFA-002',
    call: (p) => ask(p, memberships('maria')),
  },
  {
    name: 'access rights',
    code: 'BP-NFA-001',
    call: (p) => ask(p, accessRights('maria', plan)),
  },
  {
    name: 'availability',
    code: 'BP-NFA-009',
    call: (p) => ask(p, availability()),
    isPublic: true,
  },
  {
    name: 'user notice',
    code: 'BP-NFA-010',
    call: (p) => ask(p, userNotice()),
    isPublic: true,
  },
  {
    name: 'patient',
    code: 'BP-FA-004',
    call: (p) => ask(p, patients(plan)),
  },
  {
    name: 'coverage',
    code: 'BP-FA-006',
    call: (p) => ask(p, coverages(plan, '2026-11-21')),
  },
  {
    name: 'one message',
    code: 'BP-NFA-0231',
    call: (p) => ask(p, readMessage(message)),
  },
  {
    name: 'message status',
    code: 'BP-NFA-0232',
    call: ({ clients }) => clients.send(setMessageStatus(message, 'read')),
    isVoid: true,
  },
  {
    name: 'message counts',
    code: 'BP-NFA-0233',
    call: (p) => ask(p, messageCounts('M1', [])),
  },
  {
    name: 'message deletion',
    code: 'BP-NFA-0234',
    call: ({ clients }) => clients.send(deleteMessage(message)),
    isVoid: true,
  },
  {
    name: 'preferences',
    code: 'BP-NFA-0235',
    call: ({ clients }) =>
      clients.send(
        messageCenter.read(
          'GET /{member}/preferences',
          zGetPreferencesResponse,
          mailbox.params,
          (answer) => answer,
        ),
      ),
  },
  {
    name: 'saving preferences',
    code: 'BP-NFA-0236',
    call: ({ clients }) =>
      clients.send(
        messageCenter.write(
          'POST /{member}/preferences',
          zSavePreferencesResponse,
          { ...mailbox, body: preferences },
          (answer) => answer,
        ),
      ),
  },
  {
    name: 'accumulators',
    code: 'BP-NFA-100',
    call: (p) => ask(p, accumulators('M1')),
    isOwn: true,
  },
  {
    name: 'claims',
    code: 'BP-NFA-100',
    call: ({ clients }) => clients.send(claimSearch('p-1')),
    isOwn: true,
  },
  {
    name: 'more claims',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(moreClaims('https://members.example.org/api/v1/health-records?page=2')),
    isOwn: true,
  },
  {
    name: 'a claim',
    code: 'BP-NFA-100',
    call: (p) => p.queryClient.query(claimQuery(p, plan, ['M1'], 'e-1')),
    isOwn: true,
  },
  {
    name: 'questions about a claim',
    code: 'BP-NFA-100',
    call: (p) => ask(p, inquiries('e-1')),
    isOwn: true,
  },
  {
    name: 'a question about a claim',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(askAboutClaim('e-1', { topic: 'status', comments: 'When?' })),
    isOwn: true,
  },
  {
    name: 'appeals',
    code: 'BP-NFA-100',
    call: (p) => ask(p, appeals('e-1')),
    isOwn: true,
  },
  {
    name: 'an appeal',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(
        appealClaim('e-1', { submittedBy: 'member', reason: 'other', comments: 'Because.' }),
      ),
    isOwn: true,
  },
  {
    name: 'last days to appeal',
    code: 'BP-NFA-100',
    call: (p) => ask(p, appealDeadlines('M1')),
    isOwn: true,
  },
  {
    name: 'the document of a claim',
    code: 'BP-NFA-100',
    call: (p) => ask(p, claimDocument('M1', 'e-1')),
    isOwn: true,
  },
  {
    name: 'security questions',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(
        saveSecurityQuestions('maria', 'proof', {
          questions: [
            { questionId: 'first-pet', answer: 'Biscuit' },
            { questionId: 'first-job', answer: 'Conway' },
          ],
        }),
      ),
    isOwn: true,
  },
  {
    name: 'passcodes at sign-in',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(saveMfa('maria', 'proof', { enabled: false, channel: 'email' })),
    isOwn: true,
  },
  {
    name: 'family access',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(saveFamilyAccess('maria', 'proof', { memberId: 'M2', canSeeMyClaims: true })),
    isOwn: true,
  },
  {
    name: 'where the user is signed in',
    code: 'BP-NFA-100',
    call: ({ clients }) => clients.send(sessions('maria')),
    isOwn: true,
  },
  {
    name: 'settings of a member',
    code: 'BP-NFA-100',
    call: (p) => ask(p, memberSettings('maria', 'M1')),
    isOwn: true,
  },
  {
    name: 'changed settings of a member',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(saveMemberSettings('maria', 'M1', { hideTermedDependents: true })),
    isOwn: true,
  },
  {
    name: 'a blocked account',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.send(saveAccountBlock('maria', 'M1', { blockDate: '2026-12-01', unblockDate: null })),
    isOwn: true,
  },
  {
    name: 'the dates of a bill',
    code: 'BP-NFA-100',
    call: (p) => ask(p, bill('C1')),
    isOwn: true,
  },
];

it('lists every call of the specification', async () => {
  const documents = await Promise.all(apis.map(readOperations));
  const specified = documents.flat().filter(({ origin }) => origin === 'specification');
  const own: Partial<Record<string, string>> = failureCodes;
  const codes = specified.map(
    ({ method, path }) => own[`${method.toUpperCase()} ${path}`] ?? 'BP-NFA-100',
  );
  expect(calls.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  expect(calls.filter(({ isOwn }) => !isOwn)).toHaveLength(specified.length);
});

describe.each(calls)('$name', ({ code, call, isVoid }) => {
  it.each(faults)('$name', async ({ name, answer, kind, status }) => {
    const { portal } = createTestPortal({ session: signedInStorage(), answer });
    const outcome: unknown = await call(portal).catch((error: unknown) => error);
    expect(portal.session.isSignedIn()).toBe(true);
    if (isVoid && name === 'an empty body') {
      expect(outcome).toBeUndefined();
      return;
    }
    expect(outcome).toBeInstanceOf(ApiFailure);
    expect(outcome).toMatchObject({
      code,
      kind,
      status,
      validationErrors: name === '422 with validationErrors' ? [{ field: 'phone' }] : [],
    });
  });
});

it.each(calls.filter(({ isPublic }) => isPublic))(
  'treats 401 as an ordinary failure for $name, which needs no session',
  async ({ code, call }) => {
    const { portal } = createTestPortal({
      session: signedInStorage(),
      answer: unauthorized.answer,
    });
    await expect(call(portal)).rejects.toMatchObject({ code, status: 401 });
    expect(portal.session.isSignedIn()).toBe(true);
  },
);

it.each(calls.filter(({ isPublic }) => !isPublic))(
  'ends the session on 401 for $name, and keeps the reason',
  async ({ call }) => {
    const { portal, session } = createTestPortal({
      session: signedInStorage(),
      answer: unauthorized.answer,
      fetchToken: () => Promise.resolve(refusedRenewal()),
    });
    // The query is cancelled with the session it belonged to.
    await expect(call(portal)).rejects.toBeInstanceOf(Error);
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem.get()).toBe('session-ended');
    expect(session.getItem('access_token')).toBeNull();
  },
);

it('fails when a health-records answer is only an exception issue', async () => {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: () =>
      Response.json({
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [
          {
            resource: {
              resourceType: 'OperationOutcome',
              issue: [{ severity: 'error', code: 'exception' }],
            },
          },
        ],
      }),
  });
  await expect(ask(portal, coverages(plan, '2026-11-21'))).rejects.toMatchObject({
    code: 'BP-FA-006',
  });
});

it('keeps readable coverages when one is unreadable', async () => {
  const coverage = (id: string) => ({
    resource: {
      resourceType: 'Coverage',
      id,
      status: 'active',
      type: { coding: [{ code: 'HIP' }] },
    },
  });
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: () =>
      Response.json({
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [{ resource: { resourceType: 'Coverage' } }, coverage('hip-C-Medical'), {}],
      }),
  });
  const answer = await ask(portal, coverages(plan, '2026-11-21'));
  expect(answer.coverages.map(({ id }) => id)).toEqual(['hip-C-Medical']);
});

it('sends the coverage query of product rule 7.3', async () => {
  const { portal, calls: made } = createTestPortal({ session: signedInStorage() });
  await ask(portal, coverages(plan, '2026-11-21'));
  const member2 = planOf('Medical', { memberId: 'M-2', isPolicyHolder: false });
  await ask(portal, coverages(member2, '2026-11-21'));
  const query = (identifier: string) =>
    `GET /api/v1/health-records/Coverage?identifier=${identifier}&versionId=2&_count=50&period=ge2023-01-01`;
  expect(made).toEqual([query('C-Medical'), query('M-2')]);
});

it('leaves the member’s own id out of the additional ids', async () => {
  const { portal, calls: made } = createTestPortal({ session: signedInStorage() });
  await ask(portal, messageCounts('M1', ['M1', 'M2', 'M3']));
  await ask(portal, messageCounts('M1', ['M1']));
  expect(made).toEqual([
    'GET /api/member/message-center/M1/messages/count?additionalRequestedMemberIds=M2%2CM3',
    'GET /api/member/message-center/M1/messages/count',
  ]);
});

it('fires the activity event once for each call (product rule 7.2)', async () => {
  const { portal } = createTestPortal({ session: signedInStorage(), plans: [plan] });
  let activity = 0;
  portal.activity.addEventListener('activity', () => {
    activity += 1;
  });
  await ask(portal, memberships('maria'));
  await ask(portal, accumulators('M1'));
  await portal.availability.isAvailable();
  expect(activity).toBe(3);
});

it('shares one call between concurrent loads, and retries a failed call', async () => {
  let answers = 0;
  const { portal, calls: made } = createTestPortal({
    session: signedInStorage(),
    answer: (path) =>
      path.endsWith('/memberships') && (answers += 1) === 1
        ? new Response('', { status: 500 })
        : null,
  });
  const load = () => ask(portal, memberships('maria'));
  const first = await Promise.allSettled([load(), load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(load()).resolves.toEqual({ plans: [], completeness: 'complete' });
  await load();
  expect(made).toHaveLength(2);
});

it('sends a token with all calls except public ones', async () => {
  const tokens: [string, boolean][] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path, request) => {
      tokens.push([path, request.headers.has('authorization')]);
      return null;
    },
  });
  await portal.availability.isAvailable();
  await ask(portal, memberships('maria'));
  expect(tokens.map(([, hasToken]) => hasToken)).toEqual([false, true]);
});

it('uses every code of the catalogue in some call', () => {
  const others = codeOf('POST /sso');
  expect(new Set([...Object.values(failureCodes), others])).toEqual(new Set(errorCodes));
});

it('has rows only for calls with a specific error code', () => {
  expect(Object.values<string>(failureCodes)).not.toContain(codeOf('POST /sso'));
});

it('does not send a call that needs a session without one', async () => {
  const { portal, calls: made } = createTestPortal();
  await expect(ask(portal, memberships('maria'))).rejects.toMatchObject({
    code: 'BP-NFA-002',
    kind: 'session',
  });
  expect(made).toEqual([]);
});
