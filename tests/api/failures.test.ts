import { beforeEach, describe, expect, it, vi } from 'vitest';
import { zChangePasswordResponse, zDeleteAccountResponse } from '#generated/member/zod.gen.ts';
import {
  zDeleteMessageResponse,
  zGetMessageResponse,
  zGetPreferencesResponse,
  zSavePreferencesResponse,
  zSetMessageStatusResponse,
} from '#generated/message-center/zod.gen.ts';
import { accessRightsQuery } from '#src/api/queries/access-rights.ts';
import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { appealDeadlinesQuery } from '#src/api/queries/appeal-deadlines.ts';
import { claimSearch } from '#src/api/read-calls.ts';
import { availabilityQuery } from '#src/api/queries/availability.ts';
import { billDatesQuery } from '#src/api/queries/billing.ts';
import { claimQuery } from '#src/api/queries/claim.ts';
import {
  appealClaim,
  appealsQuery,
  askAboutClaim,
  inquiriesQuery,
} from '#src/api/queries/claim-inquiries.ts';
import { coverageQuery } from '#src/api/queries/coverage.ts';
import { claimDocumentQuery } from '#src/api/queries/documents.ts';
import { membershipsQuery } from '#src/api/queries/memberships.ts';
import { messageCountsQuery } from '#src/api/queries/message-counts.ts';
import { patientsQuery } from '#src/api/queries/patients.ts';
import { registerUser, verifyMember } from '#src/api/queries/registration.ts';
import { startSingleSignOn } from '#src/api/queries/single-sign-on.ts';
import { userNoticeQuery } from '#src/api/queries/user-notice.ts';
import { ApiFailure } from '#src/api/failure.ts';
import { codeOf, failureCodes } from '#src/api/failure-codes.ts';
import { errorCodes } from '#src/domain/error-codes.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { faults, unauthorized } from '#tests/support/faults.ts';
import { planOf } from '#tests/support/plans.ts';
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
  /** By the specification's section 8. */
  code: string;
  call: (portal: Portal) => Promise<unknown>;
  /** Answers 204: there is nothing to be read. */
  isVoid?: true;
  isPublic?: true;
  /** The portal's own, not the specification's. */
  isOwn?: true;
}

const user = { params: { path: { userId: 'maria' } } };
const member = { params: { path: { member: 'M1' } } };
const message = { params: { path: { member: 'M1', messageId: 'm-1' } } };
const preferences = {
  paperlessEobs: { enabled: true, channel: 'email' as const },
  memberTexts: { enabled: true, channel: 'text' as const },
  annualBenefitLetter: { enabled: true, channel: 'email' as const },
};

/** Every call of the specification (section 7), and some of the portal's own. */
const calls: readonly Call[] = [
  {
    name: 'registration',
    code: 'BP-NFA-003',
    call: ({ clients }) => registerUser(clients, registrant, AbortSignal.any([])),
    isPublic: true,
  },
  {
    name: 'verification of a member',
    code: 'BP-NFA-100',
    call: ({ clients }) => verifyMember(clients, details, AbortSignal.any([])),
    isPublic: true,
    isOwn: true,
  },
  {
    name: 'password change',
    code: 'BP-NFA-021',
    call: ({ clients }) =>
      clients.member('PUT /users/{userId}/password', zChangePasswordResponse, {
        ...user,
        body: { currentPassword: 'Maria-2026!', newPassword: 'Maria-2027!' },
      }),
    isVoid: true,
  },
  {
    name: 'account deletion',
    code: 'BP-NFA-022',
    call: ({ clients }) => clients.member('DELETE /users/{userId}', zDeleteAccountResponse, user),
    isVoid: true,
  },
  {
    name: 'single sign-on',
    code: 'BP-NFA-100',
    call: ({ clients }) => startSingleSignOn(clients, { target: 'virtual-care' }),
  },
  {
    name: 'memberships',
    code: 'BP-NFA-002',
    call: (p) => p.queryClient.query(membershipsQuery(p.clients, 'maria')),
  },
  {
    name: 'access rights',
    code: 'BP-NFA-001',
    call: (p) => p.queryClient.query(accessRightsQuery(p.clients, 'maria', plan)),
  },
  {
    name: 'availability',
    code: 'BP-NFA-009',
    call: (p) => p.queryClient.query(availabilityQuery(p.clients)),
    isPublic: true,
  },
  {
    name: 'user notice',
    code: 'BP-NFA-010',
    call: (p) => p.queryClient.query(userNoticeQuery(p.clients)),
    isPublic: true,
  },
  {
    name: 'patient',
    code: 'BP-FA-004',
    call: (p) => p.queryClient.query(patientsQuery(p.clients, plan)),
  },
  {
    name: 'coverage',
    code: 'BP-FA-006',
    call: (p) => p.queryClient.query(coverageQuery(p.clients, plan, '2026-11-21')),
  },
  {
    name: 'one message',
    code: 'BP-NFA-0231',
    call: ({ clients }) =>
      clients.messageCenter('GET /{member}/messages/{messageId}', zGetMessageResponse, message),
  },
  {
    name: 'message status',
    code: 'BP-NFA-0232',
    call: ({ clients }) =>
      clients.messageCenter(
        'POST /{member}/messages/{messageId}/status',
        zSetMessageStatusResponse,
        { ...message, body: { status: 'read' } },
      ),
    isVoid: true,
  },
  {
    name: 'message counts',
    code: 'BP-NFA-0233',
    call: (p) => p.queryClient.query(messageCountsQuery(p.clients, 'M1', [])),
  },
  {
    name: 'message deletion',
    code: 'BP-NFA-0234',
    call: ({ clients }) =>
      clients.messageCenter(
        'DELETE /{member}/messages/{messageId}',
        zDeleteMessageResponse,
        message,
      ),
    isVoid: true,
  },
  {
    name: 'preferences',
    code: 'BP-NFA-0235',
    call: ({ clients }) =>
      clients.messageCenter('GET /{member}/preferences', zGetPreferencesResponse, member),
  },
  {
    name: 'saving preferences',
    code: 'BP-NFA-0236',
    call: ({ clients }) =>
      clients.messageCenter('POST /{member}/preferences', zSavePreferencesResponse, {
        ...member,
        body: preferences,
      }),
  },
  {
    name: 'accumulators',
    code: 'BP-NFA-100',
    call: (p) => p.queryClient.query(accumulatorsQuery(p.clients, 'M1')),
    isOwn: true,
  },
  {
    name: 'claims',
    code: 'BP-NFA-100',
    call: ({ clients }) => clients.healthRecords.claims(claimSearch('p-1').params.query),
    isOwn: true,
  },
  {
    name: 'more claims',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      clients.healthRecords.moreClaims('https://members.example.org/api/v1/health-records?page=2'),
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
    call: (p) => p.queryClient.query(inquiriesQuery(p.clients, 'e-1')),
    isOwn: true,
  },
  {
    name: 'a question about a claim',
    code: 'BP-NFA-100',
    call: ({ clients }) => askAboutClaim(clients, 'e-1', { topic: 'status', comments: 'When?' }),
    isOwn: true,
  },
  {
    name: 'appeals',
    code: 'BP-NFA-100',
    call: (p) => p.queryClient.query(appealsQuery(p.clients, 'e-1')),
    isOwn: true,
  },
  {
    name: 'an appeal',
    code: 'BP-NFA-100',
    call: ({ clients }) =>
      appealClaim(clients, 'e-1', { submittedBy: 'member', reason: 'other', comments: 'Because.' }),
    isOwn: true,
  },
  {
    name: 'last days to appeal',
    code: 'BP-NFA-100',
    call: (p) => p.queryClient.query(appealDeadlinesQuery(p.clients, 'M1')),
    isOwn: true,
  },
  {
    name: 'the document of a claim',
    code: 'BP-NFA-100',
    call: (p) => p.queryClient.query(claimDocumentQuery(p.clients, 'M1', 'e-1')),
    isOwn: true,
  },
  {
    name: 'the dates of a bill',
    code: 'BP-NFA-100',
    call: (p) => p.queryClient.query(billDatesQuery(p.clients, 'C1')),
    isOwn: true,
  },
];

it('every call of the specification is among them', async () => {
  const documents = await Promise.all(apis.map(readOperations));
  const specified = documents.flat().filter(({ origin }) => origin === 'specification');
  const codes = specified.map(({ method, path }) => codeOf(`${method.toUpperCase()} ${path}`));
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
  '401 for $name, which needs no session, is a failure like others',
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
  '401 for $name ends the session, with the reason kept',
  async ({ call }) => {
    const { portal, session } = createTestPortal({
      session: signedInStorage(),
      answer: unauthorized.answer,
    });
    // The query is cancelled with the session it belonged to.
    await expect(call(portal)).rejects.toBeInstanceOf(Error);
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem()).toBe('session-ended');
    expect(session.getItem('access_token')).toBeNull();
  },
);

it('a health-records answer that is one exception issue is a failure', async () => {
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
  await expect(
    portal.queryClient.query(coverageQuery(portal.clients, plan, '2026-11-21')),
  ).rejects.toMatchObject({ code: 'BP-FA-006' });
});

it('one coverage that cannot be read does not take the others with it', async () => {
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
  const found = await portal.queryClient.query(coverageQuery(portal.clients, plan, '2026-11-21'));
  expect(found.map(({ id }) => id)).toEqual(['hip-C-Medical']);
});

it('sends the coverage query the specification spells out', async () => {
  const { portal, calls: made } = createTestPortal({ session: signedInStorage() });
  await portal.queryClient.query(coverageQuery(portal.clients, plan, '2026-11-21'));
  await portal.queryClient.query(
    coverageQuery(
      portal.clients,
      planOf('Medical', { memberId: 'M-2', isPolicyHolder: false }),
      '2026-11-21',
    ),
  );
  const query = (identifier: string) =>
    `GET /api/v1/health-records/Coverage?identifier=${identifier}&versionId=2&_count=50&period=ge2023-01-01`;
  expect(made).toEqual([query('C-Medical'), query('M-2')]);
});

it('leaves the own id out of the additional ones', async () => {
  const { portal, calls: made } = createTestPortal({ session: signedInStorage() });
  await portal.queryClient.query(messageCountsQuery(portal.clients, 'M1', ['M1', 'M2', 'M3']));
  await portal.queryClient.query(messageCountsQuery(portal.clients, 'M1', ['M1']));
  expect(made).toEqual([
    'GET /api/member/message-center/M1/messages/count?additionalRequestedMemberIds=M2%2CM3',
    'GET /api/member/message-center/M1/messages/count',
  ]);
});

it('each call of a member counts as activity once, the portal’s own questions do not', async () => {
  const { portal } = createTestPortal({ session: signedInStorage(), plans: [plan] });
  let activity = 0;
  portal.activity.addEventListener('activity', () => {
    activity += 1;
  });
  await portal.queryClient.query(membershipsQuery(portal.clients, 'maria'));
  await portal.queryClient.query(accumulatorsQuery(portal.clients, 'M1'));
  await portal.isAvailable();
  expect(activity).toBe(2);
});

it('concurrent loads share one call, and a failed one can be tried again', async () => {
  let answers = 0;
  const { portal, calls: made } = createTestPortal({
    session: signedInStorage(),
    answer: (path) =>
      path.endsWith('/memberships') && (answers += 1) === 1
        ? new Response('', { status: 500 })
        : null,
  });
  const load = () => portal.queryClient.query(membershipsQuery(portal.clients, 'maria'));
  const first = await Promise.allSettled([load(), load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(load()).resolves.toEqual([]);
  await load();
  expect(made).toHaveLength(2);
});

it('public calls carry no token, all others do', async () => {
  const tokens: [string, boolean][] = [];
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path, request) => {
      tokens.push([path, request.headers.has('authorization')]);
      return null;
    },
  });
  await portal.isAvailable();
  await portal.queryClient.query(membershipsQuery(portal.clients, 'maria'));
  expect(tokens.map(([, hasToken]) => hasToken)).toEqual([false, true]);
});

it('every code of the catalogue belongs to some call', () => {
  expect(new Set(Object.values(failureCodes))).toEqual(new Set(errorCodes));
});

it('a call that needs a session is not made without one', async () => {
  const { portal, calls: made } = createTestPortal();
  await expect(
    portal.queryClient.query(membershipsQuery(portal.clients, 'maria')),
  ).rejects.toMatchObject({ code: 'BP-NFA-002', kind: 'session' });
  expect(made).toEqual([]);
});
