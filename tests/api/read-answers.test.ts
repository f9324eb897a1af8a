import { describe, expect, it, vi } from 'vitest';
import { sessions } from '#src/api/calls/account/sessions.ts';
import { accessLog, dataSharing } from '#src/api/calls/account/data-sharing.ts';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import { benefits } from '#src/api/calls/coverage/benefits.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { costEstimates, costProcedures } from '#src/api/calls/care/cost-estimates.ts';
import { claimDocument, memberDocuments, forms } from '#src/api/calls/messages/documents.ts';
import { draftKey } from '#src/api/calls/account/user-settings.ts';
import {
  createCheckInLink,
  createHealthLink,
  healthLinks,
  revokeHealthLink,
} from '#src/api/calls/coverage/health-links.ts';
import {
  createReimbursement,
  healthReimbursement,
  reimbursementRequests,
} from '#src/api/calls/payments/health-reimbursement.ts';
import { savedEstimates } from '#src/api/calls/care/saved-estimates.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { message, replyToMessage } from '#src/api/calls/messages/message.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { mailboxPage } from '#src/api/calls/messages/messages.ts';
import { addPaymentMethod, paymentMethods } from '#src/api/calls/payments/payment-methods.ts';
import { autopay, createPayment, payments, statements } from '#src/api/calls/payments/payments.ts';
import { preferences } from '#src/api/calls/account/preferences.ts';
import { prescriptions } from '#src/api/calls/care/prescriptions.ts';
import { reauthenticate } from '#src/api/calls/account/reauthentication.ts';
import { verifyMember } from '#src/api/calls/account/registration.ts';
import { reimbursementTransactions } from '#src/api/calls/payments/reimbursement-transactions.ts';
import { startSingleSignOn } from '#src/api/calls/account/single-sign-on.ts';
import {
  sendContactRequest,
  sendPublicContactRequest,
} from '#src/api/calls/messages/contact-request.ts';
import { reportDirectoryMistake } from '#src/api/calls/care/directory-search.ts';
import { availability } from '#src/api/calls/availability.ts';
import { userNotice } from '#src/api/calls/messages/user-notice.ts';
import { googleWalletPage } from '#src/api/calls/coverage/id-card.ts';
import { limits } from '#src/domain/limits.ts';
import { noRights } from '#src/domain/plan/rights.ts';
import type { Call } from '#src/api/http/call.ts';

const read = <Answer>(call: Call<Answer>, body: unknown): Answer => {
  if (!('answer' in call)) throw new Error('The health records answer this call.');
  return call.answer(body);
};
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('the rights of a plan', () => {
  const rightsOf = (body: object) =>
    read(accessRights('maria', { companyId: '1', memberId: 'M1', contractType: 'Medical' }), body);

  it('the rights of a plan are off if the answer leaves them out', () => {
    expect(rightsOf({ rights: {} })).toEqual({
      hidesEnded: false,
      isPartial: false,
      accessibleMembers: [],
      adults: [],
      rights: noRights,
    });
    const rights = { claims: true, payBill: null };
    expect(rightsOf({ rights }).rights).toEqual({ ...noRights, claims: true });
  });

  it('allow a member of whom only the ID is known', () =>
    expect(rightsOf({ rights: {}, accessibleMembers: [{ memberId: 'M2' }] })).toMatchObject({
      accessibleMembers: [
        {
          memberId: 'M2',
          firstName: 'M2',
          relationship: '',
          dateOfBirth: null,
          familyAccess: false,
          access: null,
          coverageEndedOn: null,
        },
      ],
    }));

  it('include all facts about the member', () => {
    const member = {
      memberId: 'M2',
      firstName: 'Leo',
      relationship: 'Child',
      dateOfBirth: '2012-04-05',
      familyAccess: true,
      access: 'own',
      coverageEndedOn: '2026-01-31',
    };
    const body = { rights: {}, hideTermedDependents: true, accessibleMembers: [member] };
    expect(rightsOf(body)).toMatchObject({ hidesEnded: true });
    const [firstMember] = rightsOf(body).accessibleMembers;
    expect(firstMember).toMatchObject({ ...member, access: firstMember?.access });
  });
});

describe('the plans of a user', () => {
  const sent = {
    companyId: '001',
    contractId: 'C1',
    memberId: 'M1',
    isPolicyHolder: true,
    isActive: true,
    contractType: 'Medical',
  };

  it('have the name of their contract type if only required fields are sent', () =>
    expect(read(memberships('maria'), { userMemberships: [sent] }).plans).toEqual([
      {
        ...sent,
        username: 'maria',
        displayName: '',
        usersPreferredName: '',
        memberSeqNumber: '',
        origEffDate: null,
        covTermDate: null,
        lobDisplayName: 'Medical',
        tier1: '',
        ssoType: null,
      },
    ]));

  const placeholders = ['0001-01-01', '1601-01-01', '1753-01-01', '1899-12-30', '1900-01-01'];
  it.each(placeholders.flatMap((day) => [day, `${day}T00:00:00`, `${day}T00:00:00.0000000Z`]))(
    'have no end date when the service sends the placeholder %s',
    (day) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const body = { userMemberships: [{ ...sent, covTermDate: day }] };
      expect(read(memberships('maria'), body)).toMatchObject({
        plans: [{ covTermDate: null }],
        completeness: 'complete',
      });
    },
  );

  it('use the user’s preferred name, or else the name on the plan', () => {
    const named = { ...sent, displayName: 'MARIA LOPEZ' };
    const body = { userMemberships: [named, { ...named, usersPreferredName: 'Mari' }] };
    const names = read(memberships('maria'), body).plans.map((plan) => plan.usersPreferredName);
    expect(names).toEqual(['MARIA LOPEZ', 'Mari']);
  });

  it('leave out contract types without screens, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const body = { userMemberships: [{ ...sent, contractType: 'Pet' }, sent] };
    expect(read(memberships('maria'), body).plans).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith('a plan of an unknown kind is not shown');
  });
});

describe('the limits of a plan', () => {
  const limit = {
    scope: 'individual',
    category: 'medical',
    network: 'in',
    type: 'deductible',
    allowed: 150_000,
    used: 100,
    unit: 'cents',
  };
  const limitsIn = (...accumulatorsSent: object[]) =>
    read(accumulators('M1'), {
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-01',
      accumulators: accumulatorsSent,
    });

  it('include the plan year', () =>
    expect(limitsIn(limit)).toEqual({
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-11-01',
      accumulators: [limit],
      completeness: 'complete',
    }));

  it('show the insurer’s label if the type is unknown', () => {
    const { accumulators: read } = limitsIn(
      { ...limit, type: 'copayMax' },
      { ...limit, type: 'copayMax', label: 'Copay limit' },
    );
    expect(read.map(({ type, label }) => [type, label])).toEqual([
      ['other', 'copayMax'],
      ['other', 'Copay limit'],
    ]);
  });

  it.each([
    ['unit', { unit: 'points' }],
    ['scope', { scope: 'household' }],
    ['amount, below zero,', { allowed: -1 }],
  ])('leave out a limit with an unknown %s, and are partial, with a warning', (_, changes) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { accumulators: read, completeness } = limitsIn({ ...limit, ...changes }, limit);
    expect(read).toEqual([limit]);
    expect(completeness).toBe('partial');
    expect(warn).toHaveBeenCalledWith('a limit that cannot be read is not shown');
  });
});

describe('the appeals of a plan', () => {
  const item = { claimId: 'c1', claimNumber: 'N1', lastDay: '2026-12-01' };
  const plan = (body: object) => read(appealDeadlines('M1'), { items: [item], ...body });

  it('have their last day while they are possible', () => {
    const namedItem = { ...item, memberId: 'M1', providerName: 'Cedar Clinic' };
    expect(plan({ items: [item, namedItem] }).deadlines).toEqual([
      {
        claim: { id: 'c1', claimNumber: 'N1', providerName: null },
        memberId: null,
        lastDay: '2026-12-01',
      },
      {
        claim: { id: 'c1', claimNumber: 'N1', providerName: 'Cedar Clinic' },
        memberId: 'M1',
        lastDay: '2026-12-01',
      },
    ]);
    expect(plan({}).statuses.get('c1')).toEqual({ state: 'possible', lastDay: '2026-12-01' });
  });

  it('keep the status of filed appeals, and say which can go further', () => {
    const appeals = [
      { claimId: 'c1', status: 'decided', decision: { outcome: 'denied' } },
      { claimId: 'c2', status: 'received', decisionDueBy: '2026-12-09' },
    ];
    const { statuses } = plan({ appeals });
    expect(statuses.get('c1')).toEqual({
      state: 'possible',
      lastDay: '2026-12-01',
      isFurther: true,
    });
    expect(statuses.get('c2')).toEqual({ state: 'in-review', dueBy: '2026-12-09' });
  });

  it('have their last day for authorizations', () => {
    const authorizations = [{ authorizationId: 'a1', lastDay: '2026-12-24' }];
    expect(plan({ authorizations }).authorizations.get('a1')).toBe('2026-12-24');
  });

  it.each<[string, number, number | undefined, string]>([
    ['as many as there are', 1, 1, 'complete'],
    ['fewer than there are', 1, 2, 'partial'],
    ['fewer than a page, of an unknown number', 1, undefined, 'complete'],
    ['a whole page, of an unknown number', limits.appealDeadlines, undefined, 'partial'],
  ])(
    'the appeals of a plan are complete or not by what is sent: %s',
    (_, count, total, completeness) => {
      const items = Array.from({ length: count }, () => item);
      expect(plan({ items, total }).completeness).toBe(completeness);
    },
  );
});

describe('the services of a plan', () => {
  const share = { deductibleApplies: true, copay: usd(2_000), coinsurancePercent: 20 };
  const readBenefit = (changes: object) =>
    read(benefits('M1'), { items: [{ benefitId: 'b1', name: 'X-ray', ...changes }] }).items[0];

  it('leave all other fields unknown if only a name is sent', () =>
    expect(readBenefit({})).toEqual({
      id: 'b1',
      name: 'X-ray',
      group: null,
      otherNames: [],
      inNetwork: null,
      outOfNetwork: null,
      limit: null,
      priorAuthorization: null,
    }));

  it('include the share in each network, a limit and the need for authorization', () =>
    expect(
      readBenefit({
        group: 'Imaging',
        otherNames: ['Radiograph'],
        inNetwork: share,
        outOfNetwork: { category: 'dental', deductibleApplies: false },
        limit: { type: 'visits', label: 'Visits a year', allowed: 20 },
        priorAuthorization: 'sometimes',
      }),
    ).toEqual({
      id: 'b1',
      name: 'X-ray',
      group: 'Imaging',
      otherNames: ['Radiograph'],
      inNetwork: {
        category: 'medical',
        deductibleApplies: true,
        copay: 2_000,
        coinsurancePercent: 20,
      },
      outOfNetwork: {
        category: 'dental',
        deductibleApplies: false,
        copay: null,
        coinsurancePercent: null,
      },
      limit: { type: 'visits', label: 'Visits a year', allowed: 20, months: null },
      priorAuthorization: 'sometimes',
    }));

  it.each([
    ['in', 'notCovered', null],
    ['out', null, 'notCovered'],
  ])('say that they are not covered in one network: %s', (network, inNetwork, outOfNetwork) =>
    expect(readBenefit({ notCovered: [network] })).toMatchObject({ inNetwork, outOfNetwork }),
  );

  it('include a limit in dollars, but no limit of an ambiguous type', () => {
    expect(readBenefit({ limit: { type: 'benefitMaximum' } })?.limit).toEqual({
      type: 'benefitMaximum',
      label: null,
      allowed: null,
      months: null,
    });
    const yearly = { type: 'benefitMaximum', months: 12 };
    expect(readBenefit({ limit: yearly })?.limit?.months).toBeNull();
    expect(readBenefit({ limit: { ...yearly, months: 24 } })?.limit?.months).toBe(24);
    expect(readBenefit({ limit: { type: 'days', allowed: 20 } })?.limit).toBeNull();
  });

  it('leave the need for authorization unknown if not sent, and ignore a negative copay', () =>
    expect(
      readBenefit({ priorAuthorization: 'maybe', inNetwork: { ...share, copay: usd(-1) } }),
    ).toMatchObject({ priorAuthorization: null, inNetwork: { copay: null } }));
});

describe('a bill', () => {
  const drafts = { enabled: true, draftDay: 12, nextDraftDate: '2026-12-12' };
  const billOf = (changes: object = {}) => read(bill('C1'), { amountDue: usd(45_000), ...changes });

  it('needs only an amount', () => {
    expect(billOf()).toMatchObject({ amountDueCents: 45_000, due: null, nextDraft: null });
    expect(billOf()).toEqual({
      amountDueCents: 45_000,
      due: null,
      nextDraft: null,
      balanceCents: null,
      asOf: null,
      revision: null,
      autopay: { isOn: false, draftDay: 26, nextDraft: null, methodId: null },
      pending: [],
      lines: [],
    });
  });

  it('includes all fields', () => {
    const period = { start: '2026-12-01', end: '2026-12-31' };
    const all = billOf({
      dueDate: '2026-12-01',
      balance: usd(90_000),
      asOf: '2026-11-20T10:00:00Z',
      revision: 'r7',
      autopay: { ...drafts, paymentMethodId: 'pm1' },
      lines: [
        {
          kind: 'premium',
          amount: usd(45_000),
          period,
          memberIds: ['M1'],
          description: 'December',
        },
        { kind: 'fee', amount: usd(100) },
      ],
    });
    expect(all).toMatchObject({
      due: '2026-12-01',
      nextDraft: '2026-12-12',
      balanceCents: 90_000,
      asOf: new Date('2026-11-20T10:00:00Z'),
      revision: 'r7',
      autopay: { isOn: true, draftDay: 12, nextDraft: '2026-12-12', methodId: 'pm1' },
      lines: [
        { kind: 'premium', cents: 45_000, period, memberIds: ['M1'], description: 'December' },
        { kind: 'fee', cents: 100, period: null, memberIds: [], description: null },
      ],
    });
  });

  it.each([
    ['autopay is on', drafts, '2026-12-12'],
    ['the card is good on that day', { ...drafts, methodExpiresOn: '2026-12' }, '2026-12-12'],
    ['the card ends before', { ...drafts, methodExpiresOn: '2026-11' }, null],
    ['autopay is off', { ...drafts, enabled: false }, null],
    ['no day is named', { ...drafts, nextDraftDate: undefined }, null],
  ])('reads the next draft of a bill where %s', (_, sent, nextDraft) =>
    expect(billOf({ autopay: sent }).nextDraft).toBe(nextDraft),
  );

  it('has no revision unless the insurer revised it', () =>
    expect(billOf({ revision: '' }).revision).toBeNull());
});

describe('a payment', () => {
  const sent = {
    paymentId: 'p1',
    confirmationNumber: 'CN-1',
    amount: usd(45_000),
    submittedAt: '2026-11-20T10:00:00Z',
    status: 'pending',
    source: { type: 'card', lastFour: '4242' },
  };
  const { page, all } = {
    page: (items: object[], total?: number) => read(payments('C1', 2), { items, total }),
    all: {
      ...sent,
      payOn: '2026-11-25',
      creditedBy: '2026-11-27T00:00:00Z',
      madeBy: 'autopay',
      cancelUntil: '2026-11-24T00:00:00Z',
      fee: usd(150),
      paidFor: [{ start: '2026-12-01', end: '2026-12-31' }],
      receiptDocumentId: 'd1',
    },
  };

  it('needs only its required fields', () => {
    const { items, total, page: number, pageSize } = page([sent]);
    expect([total, number, pageSize]).toEqual([null, 2, limits.listPageSize]);
    expect(items[0]).toMatchObject({
      id: 'p1',
      confirmation: 'CN-1',
      cents: 45_000,
      madeAt: new Date('2026-11-20T10:00:00Z'),
      payOn: null,
      creditedBy: null,
      status: 'pending',
      isAutopay: false,
      cancelUntil: null,
      feeCents: null,
      paidFor: [],
      receiptId: null,
    });
  });

  it('includes all fields', () => {
    expect(page([all], 11)).toMatchObject({
      leftOut: 0,
      total: 11,
      items: [
        {
          payOn: '2026-11-25',
          creditedBy: new Date('2026-11-27T00:00:00Z'),
          isAutopay: true,
          cancelUntil: new Date('2026-11-24T00:00:00Z'),
          feeCents: 150,
          paidFor: [{ start: '2026-12-01', end: '2026-12-31' }],
          receiptId: 'd1',
        },
      ],
    });
  });

  it('has the same fields right after it was made and on a bill', () => {
    const made = createPayment('C1', 'key', {
      cents: 1,
      methodId: 'm',
      payOn: null,
      revision: null,
    });
    expect(read(made, sent)).toEqual(page([sent]).items[0]);
    const { pending } = read(bill('C1'), { amountDue: usd(0), pendingPayments: [sent] });
    expect(pending).toEqual(page([sent]).items);
  });

  it('has a day of the month with autopay', () =>
    expect(read(autopay('C1'), { enabled: true, draftDay: 3 })).toEqual({
      isOn: true,
      draftDay: 3,
      nextDraft: null,
      methodId: null,
    }));

  it('lists statements', () => {
    const statement = {
      statementId: 's1',
      documentId: 'd1',
      periodStart: '2026-11-01',
      periodEnd: '2026-11-30',
      issuedOn: '2026-10-20',
      amountDue: usd(45_000),
    };
    const expected = {
      id: 's1',
      documentId: 'd1',
      from: '2026-11-01',
      to: '2026-11-30',
      issuedOn: '2026-10-20',
      cents: 45_000,
    };
    const pageSize = limits.listPageSize;
    expect(read(statements('C1', 3), { items: [statement] })).toEqual({
      page: 3,
      pageSize,
      leftOut: 0,
      total: null,
      items: [expected],
    });
    expect(read(statements('C1', 1), { items: [], leftOut: 0, total: 40 }).total).toBe(40);
  });

  it('lists the payment methods of the contract', () => {
    const method = {
      paymentMethodId: 'm1',
      type: 'card',
      lastFour: '4242',
      label: 'Visa',
      isDefault: true,
    };
    const knownMethod = {
      id: 'm1',
      type: 'card',
      lastFour: '4242',
      label: 'Visa',
      isDefault: true,
    };
    const methods = (total?: number) =>
      read(paymentMethods('C1'), {
        items: [{ ...method, expiresOn: '2027-01' }],
        total,
        addMethodUrl: 'https://pay.example/new',
      });
    expect(methods()).toEqual({
      list: [{ ...knownMethod, expiresOn: '2027-01' }],
      addUrl: 'https://pay.example/new',
      completeness: 'complete',
    });
    expect([1, 2].map((total) => methods(total).completeness)).toEqual(['complete', 'partial']);
    expect(read(addPaymentMethod('C1', 'tok'), method)).toEqual({
      ...knownMethod,
      expiresOn: null,
    });
  });
});

describe('the reimbursement account', () => {
  it('allows other expenses if only the balance is sent', () =>
    expect(read(healthReimbursement('M1'), { balance: usd(500) })).toEqual({
      leftCents: 500,
      electionCents: null,
      usedCents: null,
      year: null,
      asOf: null,
      lastDay: null,
      acceptsOtherExpenses: true,
    }));

  it('includes all fields', () =>
    expect(
      read(healthReimbursement('M1'), {
        balance: usd(500),
        election: usd(2_000),
        used: usd(1_500),
        year: 2026,
        asOf: '2026-11-20',
        lastDayToSubmit: '2027-03-31',
        acceptsOtherExpenses: false,
      }),
    ).toEqual({
      leftCents: 500,
      electionCents: 2_000,
      usedCents: 1_500,
      year: 2026,
      asOf: '2026-11-20',
      lastDay: '2027-03-31',
      acceptsOtherExpenses: false,
    }));

  it('includes requests, also those just sent', () => {
    const least = { reimbursementId: 'r1', status: 'received', amount: usd(3_000) };
    const knownRequest = {
      id: 'r1',
      status: 'received',
      cents: 3_000,
      sentAt: null,
      expenseDay: null,
      provider: null,
      description: null,
      claimId: null,
      decidedOn: null,
      reason: null,
    };
    const more = {
      submittedAt: '2026-11-02T08:00:00Z',
      expenseDate: '2026-11-01',
      provider: 'Cedar Clinic',
      description: 'Glasses',
      claimId: 'c1',
      decidedOn: '2026-11-09',
      reason: 'Paid in full',
    };
    expect(
      read(reimbursementRequests('M1', 1), {
        items: [least, { ...least, ...more }],
        leftOut: 0,
        total: 2,
      }),
    ).toEqual({
      leftOut: 0,
      total: 2,
      items: [
        knownRequest,
        {
          ...knownRequest,
          sentAt: new Date('2026-11-02T08:00:00Z'),
          expenseDay: '2026-11-01',
          provider: 'Cedar Clinic',
          description: 'Glasses',
          claimId: 'c1',
          decidedOn: '2026-11-09',
          reason: 'Paid in full',
        },
      ],
    });
    expect(read(reimbursementRequests('M1', 1), { items: [] }).total).toBeNull();
    const request = {
      cents: 3_000,
      expenseDate: '2026-11-01',
      provider: 'Cedar Clinic',
      description: 'Glasses',
      claimId: null,
    };
    expect(read(createReimbursement('M1', 'key', request, []), least)).toEqual(knownRequest);
  });

  it.each([
    [-500, undefined, -500],
    [500, undefined, 500],
    [500, 'out', -500],
    [-500, 'out', -500],
    [-500, 'in', 500],
    [500, 'in', 500],
    [-500, 'sideways', -500],
  ])('has a transaction of %i cents with the direction %s as %i', (amount, direction, cents) => {
    const sent = { transactionId: 't1', date: '2026-11-01', amount: usd(amount), direction };
    expect(read(reimbursementTransactions('M1', 1), { items: [sent] })).toEqual({
      leftOut: 0,
      total: null,
      items: [
        {
          id: 't1',
          day: '2026-11-01',
          cents,
          description: null,
          type: null,
          status: null,
          claimId: null,
        },
      ],
    });
  });

  it('includes all fields of transactions', () => {
    const knownFields = { description: 'Visit', type: 'payment', status: 'posted', claimId: 'c1' };
    const sent = { transactionId: 't1', date: '2026-11-01', amount: usd(5), ...knownFields };
    expect(
      read(reimbursementTransactions('M1', 1), { items: [sent], leftOut: 0, total: 7 }),
    ).toMatchObject({
      leftOut: 0,
      total: 7,
      items: [knownFields],
    });
  });
});

describe('a message', () => {
  const ref = { memberId: 'M1', messageId: 'm1' };

  it('needs only an id', () =>
    expect(read(message(ref), { messageId: 'm1' })).toEqual({
      ...ref,
      subject: null,
      category: null,
      topic: null,
      sentAt: null,
      status: 'read',
      sender: null,
      isFromMember: false,
      amount: null,
      claimNumber: null,
      body: null,
      attachments: [],
      relatedClaimId: null,
      reply: { isAllowed: false, whyNot: null, isTakenHere: false },
      conversation: [],
      answerDueBy: null,
    }));

  it('includes all fields, and belongs to the requested mailbox', () =>
    expect(
      read(message(ref), {
        messageId: 'm1',
        memberId: 'm-1',
        subject: ' Your claim ',
        category: ' Claims and costs ',
        topic: 'claims',
        sentAt: '2026-11-20T10:00:00Z',
        status: 'read',
        sender: 'Member services',
        isFromMember: true,
        amount: usd(4_200),
        claimNumber: 'N1',
        body: ' Hello ',
        attachments: [{ documentId: 'd1', title: 'Letter ' }],
        relatedClaimId: 'c1',
        replyAllowed: true,
        replyNotAllowedReason: 'Closed',
        acceptsReplies: true,
        conversation: [
          { messageId: 'm0' },
          {
            messageId: 'm2',
            isFromMember: true,
            sender: 'Maria',
            sentAt: '2026-11-21T10:00:00Z',
            body: ' Thanks ',
            inReplyTo: 'm1',
          },
        ],
        answerDueBy: '2026-11-25',
      }),
    ).toEqual({
      ...ref,
      subject: 'Your claim',
      category: 'Claims and costs',
      topic: 'claims',
      sentAt: new Date('2026-11-20T10:00:00Z'),
      status: 'read',
      sender: 'Member services',
      isFromMember: true,
      amount: 4_200,
      claimNumber: 'N1',
      body: 'Hello',
      attachments: [{ documentId: 'd1', title: 'Letter' }],
      relatedClaimId: 'c1',
      reply: { isAllowed: true, whyNot: 'Closed', isTakenHere: true },
      conversation: [
        {
          messageId: 'm0',
          isFromMember: false,
          sender: null,
          sentAt: null,
          body: null,
          inReplyTo: null,
        },
        {
          messageId: 'm2',
          isFromMember: true,
          sender: 'Maria',
          sentAt: new Date('2026-11-21T10:00:00Z'),
          body: 'Thanks',
          inReplyTo: 'm1',
        },
      ],
      answerDueBy: '2026-11-25',
    }));

  it('shows the insurer’s category when the topic is unknown', () =>
    expect(read(message(ref), { messageId: 'm1', topic: 'Rewards' })).toMatchObject({
      topic: null,
      category: 'Rewards',
    }));

  it('has a preview in a mailbox', () => {
    const items = [{ messageId: 'm1' }, { messageId: 'm2', preview: ' Hi ', hasAttachments: true }];
    const { messages, total } = read(mailboxPage('M1', 'inbox', 1), { items });
    expect(total).toBeNull();
    expect(messages.map(({ preview, hasAttachments }) => [preview, hasAttachments])).toEqual([
      [null, false],
      ['Hi', true],
    ]);
    expect(messages[0]).toMatchObject({ memberId: 'M1', messageId: 'm1' });
    expect(read(mailboxPage('M1', 'inbox', 1), { items: [], leftOut: 0, total: 12 }).total).toBe(
      12,
    );
  });

  it('says by when the insurer answers, if the insurer states it', () => {
    const reply = replyToMessage(ref, { text: 'Thanks' });
    expect(read(reply, { messageId: 'm2', answerDueBy: '2026-11-25' })).toBe('2026-11-25');
    expect(read(reply, { messageId: 'm2' })).toBeNull();
  });

  it('counts as unread for its member', () =>
    expect(
      read(messageCounts('M1', []), {
        data: [
          { memberId: 'M1', count: 2 },
          { memberId: 'M2', count: 0 },
        ],
      }),
    ).toEqual({ M1: 2, M2: 0 }));
});

describe('preferences', () => {
  it('preferences are null if the insurer does not store them', () =>
    expect(read(preferences('M1'), {})).toEqual({
      paperlessEobs: null,
      memberTexts: null,
      annualBenefitLetter: null,
      notices: {},
      suggestsPrograms: null,
      deductibleNotice: null,
    }));

  it('include what the insurer stores', () =>
    expect(
      read(preferences('M1'), {
        paperlessEobs: { enabled: true, channel: 'email' },
        memberTexts: { enabled: false },
        notices: { claims: { channel: 'email' }, security: { channel: 'pigeon' } },
        programSuggestions: { enabled: false },
        deductibleNotice: { seenFor: '2026-01-01' },
      }),
    ).toMatchObject({
      paperlessEobs: { enabled: true, channel: 'email' },
      memberTexts: { enabled: false, channel: null },
      notices: { claims: { channel: 'email' }, security: { channel: null } },
      suggestsPrograms: false,
      deductibleNotice: { seenFor: '2026-01-01' },
    }));

  it('have no seen deductible notice at first', () =>
    expect(read(preferences('M1'), { deductibleNotice: {} }).deductibleNotice).toEqual({
      seenFor: null,
    }));

  it('list the channels that the insurer offers for a topic', () => {
    const offered = (sent: object) =>
      read(preferences('M1'), { notices: { claims: sent } }).notices.claims?.offered;
    expect(offered({ channel: 'email', offered: ['email'] })).toEqual(['email']);
    expect(offered({ channel: 'email' })).not.toEqual(['email']);
  });
});

describe('a health link', () => {
  const sent = { linkId: 'l1', expiresAt: '2026-11-21T10:00:00Z' };
  const readLink = (more: object = {}) =>
    read(healthLinks('M1'), { items: [{ ...sent, ...more }] }).items[0];
  const least = {
    id: 'l1',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
    createdAt: null,
    madeBy: null,
    isForCheckIn: false,
    hasPasscode: null,
    timesOpened: null,
    openings: null,
    endedAt: null,
  };

  it('needs only its end', () => expect(readLink()).toEqual(least));

  it('includes all fields', () => {
    const knownFields = {
      createdAt: '2026-11-20T10:00:00Z',
      isForCheckIn: true,
      hasPasscode: false,
      timesOpened: 1,
      endedAt: '2026-11-20T12:00:00Z',
    };
    const openings = [
      { recipient: ' Cedar\n\tClinic \u202Eevil', openedAt: '2026-11-20T11:00:00Z' },
      { recipient: '\u200B', openedAt: '2026-11-20T11:30:00Z' },
      { openedAt: '2026-11-20T11:45:00Z' },
    ];
    expect(readLink({ ...knownFields, openings })).toEqual({
      ...least,
      ...knownFields,
      createdAt: new Date(knownFields.createdAt),
      endedAt: new Date(knownFields.endedAt),
      openings: [
        { reader: 'Cedar Clinic evil', openedAt: new Date('2026-11-20T11:00:00Z') },
        { reader: null, openedAt: new Date('2026-11-20T11:30:00Z') },
        { reader: null, openedAt: new Date('2026-11-20T11:45:00Z') },
      ],
    });
  });

  it.each([
    ['the user', { isYou: true, firstName: 'Maria' }, 'you'],
    ['another user', { isYou: false, firstName: 'Leo' }, { firstName: 'Leo' }],
    ['an account without a name', { isYou: false }, null],
  ])('is made by %s', (_, madeBy, maker) => expect(readLink({ madeBy })?.madeBy).toEqual(maker));

  it('has its address only in the answer that created it', () => {
    const card = createHealthLink('M1', { content: 'x', hours: 24 });
    const url = 'https://insurer.example/link';
    expect(read(card, { ...sent, manifestUrl: url })).toEqual({ ...least, manifestUrl: url });
    expect(read(card, sent).manifestUrl).toBeNull();
    const checkIn = createCheckInLink('M1', { content: 'x', minutes: 15 });
    expect(read(checkIn, { ...sent, fileUrl: url })).toEqual({ ...least, fileUrl: url });
    expect(read(checkIn, sent).fileUrl).toBeNull();
  });

  it('returns nothing when it is revoked', () =>
    expect(read(revokeHealthLink('M1', 'l1'), undefined)).toBeNull());
});

describe('an estimate of a cost', () => {
  const procedure = { procedureId: 'x', name: 'X-ray', category: 'Imaging' };
  const question = { procedure: 'x', zip: '72201', radius: 10, memberId: 'M1' };
  const answer = (more: object) => read(costEstimates(question), { procedure, items: [], ...more });
  const benefit = { deductibleApplies: false, copay: usd(2_000) };
  const benefitRead = {
    category: 'medical',
    deductibleApplies: false,
    copay: 2_000,
    coinsurancePercent: null,
  };

  it('needs only a procedure and the names of providers', () =>
    expect(answer({ items: [{ providerName: 'Cedar Clinic' }] })).toEqual({
      procedure,
      leftOut: 0,
      total: null,
      countsAssistance: null,
      prerequisites: null,
      outOfNetwork: null,
      items: [
        {
          roleId: null,
          name: 'Cedar Clinic',
          address: null,
          miles: null,
          network: null,
          allowed: null,
          feeSchedule: null,
          included: null,
          separate: null,
          benefit: null,
        },
      ],
    }));

  it('includes all fields', () => {
    const item = { name: 'Reading', billingCode: '71045', allowedAmount: usd(900), benefit };
    const itemRead = { name: 'Reading', billingCode: '71045', allowed: 900, benefit: benefitRead };
    expect(
      answer({
        leftOut: 0,
        total: 4,
        countsAssistance: true,
        prerequisites: [{ kind: 'priorAuthorization', note: 'Ask first' }, { kind: 'rain' }],
        outOfNetwork: { isCovered: true, allowedAmount: usd(7_000), benefit },
        items: [
          {
            practitionerRoleId: 'role1',
            providerName: 'Cedar Clinic',
            address: '1 Main St',
            distanceMiles: 2.5,
            network: 'in',
            allowedAmount: usd(5_000),
            feeScheduleAmount: usd(6_000),
            includedItems: [item],
            separateItems: [{ name: 'Sedation' }],
            benefit,
          },
        ],
      }),
    ).toEqual({
      procedure,
      leftOut: 0,
      total: 4,
      countsAssistance: true,
      prerequisites: [
        { kind: 'priorAuthorization', note: 'Ask first' },
        { kind: 'other', note: null },
      ],
      outOfNetwork: { isCovered: true, allowed: 7_000, benefit: benefitRead },
      items: [
        {
          roleId: 'role1',
          name: 'Cedar Clinic',
          address: '1 Main St',
          miles: 2.5,
          network: 'in',
          allowed: 5_000,
          feeSchedule: 6_000,
          included: [itemRead],
          separate: [{ name: 'Sedation', billingCode: null, allowed: null, benefit: null }],
          benefit: benefitRead,
        },
      ],
    });
  });

  it('reads the procedures that a search by name finds', () => {
    expect(read(costProcedures('x'), { items: [procedure] })).toEqual({
      items: [procedure],
      leftOut: 0,
      total: null,
    });
    expect(read(costProcedures('x'), { items: [], leftOut: 0, total: 3 }).total).toBe(3);
  });

  const savedEstimate = {
    estimateId: 'e1',
    keptOn: '2026-11-20',
    procedureId: 'x',
    procedureName: 'X-ray',
    providerName: 'Cedar Clinic',
    network: 'in',
    allowedAmount: usd(5_000),
    share: usd(2_900),
    deductible: usd(400),
    copay: usd(2_000),
    coinsurance: usd(500),
    benefit,
  };
  const savedRead = {
    id: 'e1',
    savedOn: '2026-11-20',
    procedureId: 'x',
    procedure: 'X-ray',
    claimNames: [],
    provider: 'Cedar Clinic',
    roleId: null,
    network: 'in',
    allowed: 5_000,
    share: 2_900,
    deductible: 400,
    copay: 2_000,
    coinsurance: 500,
    benefit: benefitRead,
    deductibleLeft: null,
    outOfPocketLeft: null,
    planYearEnd: null,
  };

  it('includes all fields after it was saved', () => {
    const more = {
      claimNames: ['Radiograph'],
      practitionerRoleId: 'role1',
      deductibleLeft: usd(10),
      outOfPocketLeft: usd(20),
      planYearEnd: '2026-12-31',
    };
    expect(
      read(savedEstimates('M1'), { items: [savedEstimate, { ...savedEstimate, ...more }] }).items,
    ).toEqual([
      savedRead,
      {
        ...savedRead,
        claimNames: ['Radiograph'],
        roleId: 'role1',
        deductibleLeft: 10,
        outOfPocketLeft: 20,
        planYearEnd: '2026-12-31',
      },
    ]);
  });

  it('leaves out an estimate that was saved for a network without limits', () =>
    expect(
      read(savedEstimates('M1'), {
        items: [
          { ...savedEstimate, network: 'abroad' },
          { ...savedEstimate, network: 'out' },
        ],
      }),
    ).toEqual({ items: [{ ...savedRead, network: 'out' }], completeness: 'partial' }));
});

describe('a document', () => {
  const least = { documentId: 'd1', title: 'Letter' };

  it('includes all fields in the list', () => {
    const more = {
      type: 'letter',
      date: '2026-11-01',
      size: 1_200,
      claimId: 'c1',
      authorizationId: 'a1',
    };
    const items = [least, { ...least, ...more }];
    expect(read(memberDocuments('M1', 1), { items, leftOut: 0, total: 9 })).toEqual({
      leftOut: 0,
      total: 9,
      items: [
        {
          id: 'd1',
          title: 'Letter',
          type: null,
          day: null,
          bytes: null,
          claimId: null,
          authorizationId: null,
        },
        {
          id: 'd1',
          title: 'Letter',
          type: 'letter',
          day: '2026-11-01',
          bytes: 1_200,
          claimId: 'c1',
          authorizationId: 'a1',
        },
      ],
    });
    expect(read(memberDocuments('M1', 1), { items: [] }).total).toBeNull();
  });

  it('belongs to the requested claim, though the service sends others too', () => {
    const items = [
      { ...least, claimId: 'c2' },
      least,
      { ...least, documentId: 'd2', claimId: 'c1' },
    ];
    expect(read(claimDocument('M1', 'c1'), { items })).toMatchObject({ documentId: 'd2' });
    expect(read(claimDocument('M1', 'c3'), { items })).toBeNull();
  });

  it('includes all fields of a form to fill in', () => {
    const blank = { formDocumentId: 'f1', title: 'Claim form' };
    const more = { category: 'Claims', contractTypes: ['Medical'], version: '2', size: 10 };
    expect(
      read(forms('Medical', 1), { items: [blank, { ...blank, ...more }], leftOut: 0, total: 2 }),
    ).toEqual({
      leftOut: 0,
      total: 2,
      items: [
        { ...blank, category: null, contractTypes: null, version: null, bytes: null },
        { ...blank, category: 'Claims', contractTypes: ['Medical'], version: '2', bytes: 10 },
      ],
    });
    expect(read(forms('Medical', 1), { items: [] }).total).toBeNull();
  });
});

describe('a prescription', () => {
  const least = { prescriptionId: 'p1', drugName: 'Lisinopril' };
  const readPrescription = (more: object) =>
    read(prescriptions('M1', 1), { items: [{ ...least, ...more }] });

  it('needs only a drug', () =>
    expect(readPrescription({})).toEqual({
      leftOut: 0,
      total: null,
      items: [
        {
          id: 'p1',
          name: 'Lisinopril',
          quantity: null,
          daysSupply: null,
          lastFilled: null,
          nextRefill: null,
          refillsLeft: null,
          tier: null,
          prescriber: null,
          pharmacy: null,
          pharmacyPhone: null,
          paid: null,
          paidParts: { deductible: null, copay: null, coinsurance: null },
          claimId: null,
          status: null,
        },
      ],
    }));

  it('includes all fields', () =>
    expect(
      readPrescription({
        strength: '10 mg',
        quantity: 30,
        daysSupply: 90,
        lastFilledOn: '2026-10-01',
        nextRefillOn: '2026-12-20',
        refillsLeft: 0,
        tier: 'Tier 2',
        prescriber: 'Dr. Ames',
        pharmacy: 'Corner Drug',
        pharmacyPhone: '5015550175',
        youPaid: usd(1_000),
        youPaidParts: { deductible: usd(100), copay: usd(200), coinsurance: usd(700) },
        claimId: 'c1',
        status: 'active',
      }).items[0],
    ).toEqual({
      id: 'p1',
      name: 'Lisinopril 10 mg',
      quantity: 30,
      daysSupply: 90,
      lastFilled: '2026-10-01',
      nextRefill: '2026-12-20',
      refillsLeft: 0,
      tier: 'Tier 2',
      prescriber: 'Dr. Ames',
      pharmacy: 'Corner Drug',
      pharmacyPhone: '5015550175',
      paid: 1_000,
      paidParts: { deductible: 100, copay: 200, coinsurance: 700 },
      claimId: 'c1',
      status: 'active',
    }));

  it('ignores a negative amount', () =>
    expect(
      readPrescription({ youPaid: usd(-1), youPaidParts: { copay: usd(-5) } }).items[0],
    ).toMatchObject({
      paid: null,
      paidParts: { copay: null },
    }));

  it('counts toward the total that the insurer states', () =>
    expect(read(prescriptions('M1', 1), { items: [], leftOut: 0, total: 5 }).total).toBe(5));
});

describe('the sign-ins of a user', () => {
  it('include all facts about each device', () => {
    const startedAt = '2026-11-20T14:02:11Z';
    const device = { lastUsedAt: '2026-11-28T16:40:09Z', browser: 'Chrome', system: 'Windows' };
    const items = [
      { startedAt, ...device, isCurrent: true },
      { startedAt, isCurrent: false },
      { startedAt: 'yesterday', isCurrent: false },
    ];
    const started = new Date(startedAt);
    expect(read(sessions('maria'), { items })).toEqual({
      completeness: 'partial',
      signIns: [
        { ...device, startedAt: started, lastUsedAt: new Date(device.lastUsedAt), isCurrent: true },
        { startedAt: started, lastUsedAt: null, browser: null, system: null, isCurrent: false },
      ],
    });
  });
});

describe('the data sharing of a user', () => {
  it('the data sharing of a user is unknown if the insurer sends nothing', () =>
    expect(read(dataSharing('maria'), {})).toEqual({
      completeness: 'complete',
      apps: null,
      programs: null,
      choices: null,
      confidential: null,
    }));

  it('reads the data sharing of a user', () => {
    const address = { address1: '1 Main St', city: 'Marlow', stateCode: 'AR', zip: '72201' };
    const sharing = (more: object) =>
      read(dataSharing('maria'), {
        connectedApps: [
          { appId: 'a1', name: 'Steps' },
          { appId: 'a2', name: 'Meds', connectedAt: '2026-01-02T03:04:05Z', data: ['claims'] },
        ],
        joinedPrograms: [{ programId: 'p1' }, { programId: 'p2', joinedOn: '2026-02-03' }],
        ...more,
      });
    expect(sharing({ confidentialCommunications: { address } })).toEqual({
      completeness: 'complete',
      apps: [
        { id: 'a1', name: 'Steps', connectedAt: null, data: [] },
        { id: 'a2', name: 'Meds', connectedAt: new Date('2026-01-02T03:04:05Z'), data: ['claims'] },
      ],
      programs: [
        { id: 'p1', joinedOn: null },
        { id: 'p2', joinedOn: '2026-02-03' },
      ],
      choices: null,
      confidential: { address },
    });
    expect(sharing({ confidentialCommunications: {} }).confidential).toEqual({ address: null });
  });

  it('includes the access log', () => {
    const at = '2026-11-20T10:00:00Z';
    const items = [{ at }, { at, who: 'Cedar Clinic', kind: 'provider', data: ['claims'] }];
    expect(read(accessLog('maria', 1), { items, leftOut: 0, total: 30 })).toEqual({
      page: 1,
      pageSize: 10,
      leftOut: 0,
      total: 30,
      items: [
        { at: new Date(at), who: null, kind: null, data: [] },
        { at: new Date(at), who: 'Cedar Clinic', kind: 'provider', data: ['claims'] },
      ],
    });
    expect(read(accessLog('maria', 1), { items: [] }).total).toBeNull();
  });
});

describe('a single value of an answer', () => {
  const request = {
    companyId: '001',
    phone: '5015550117',
    contractType: 'Medical',
    topic: 'claims',
    comments: 'Help',
  } as const;
  const report = { practitionerRoleId: 'r1', mistake: 'phone' } as const;
  const person = {
    firstName: 'Nadia',
    lastName: 'Brooks',
    dateOfBirth: '1986-06-17',
    ssnLast4: '7204',
  };
  it.each<[string, Call<unknown>, object, unknown]>([
    ['the key for drafts', draftKey('maria'), { key: 'k' }, 'k'],
    ['the proof of a password', reauthenticate('maria', 'x'), { proof: 'p' }, 'p'],
    [
      'the form that signs on elsewhere',
      startSingleSignOn({ target: 'x' }),
      { ssoForm: '<form>' },
      '<form>',
    ],
    ['whether the systems are there', availability(), { isSystemAvailable: false }, false],
    ['the notice for all', userNotice(), { notice: ' <p>Hi</p> ' }, '<p>Hi</p>'],
    ['no notice', userNotice(), {}, null],
    ['an empty notice', userNotice(), { notice: '  ' }, null],
    ['the number of a question', sendContactRequest(request), { confirmationNumber: 'Q1' }, 'Q1'],
    [
      'the number of a question without a sign-in',
      sendPublicContactRequest(request),
      { confirmationNumber: 'Q2' },
      'Q2',
    ],
    ['the number of a report', reportDirectoryMistake(report), { confirmationNumber: 'R1' }, 'R1'],
    [
      'the address of a wallet',
      googleWalletPage({ memberId: 'M1', cardId: 'k1' }),
      { saveUrl: 'https://pay.example/save' },
      'https://pay.example/save',
    ],
    [
      'a verified member',
      verifyMember(person),
      {
        verificationId: 'v1',
        guardianRequired: true,
        plan: { lobDisplayName: 'Blue', tier1: 'ABCBS' },
      },
      { verificationId: 'v1', guardianRequired: true, planName: 'Blue' },
    ],
  ])('%s', (_, call, body, value) => expect(read(call, body)).toEqual(value));
});
