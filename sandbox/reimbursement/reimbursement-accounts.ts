import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import type { components } from '#generated/v1/paths.d.ts';
import type { zCreateReimbursementBody } from '#generated/v1/validators/zCreateReimbursementBody.ts';
import type { KeptFile } from '../appeal-files.ts';
import { createLedger, type Booking } from '../billing/ledger.ts';
import { inTransaction } from '../database.ts';
import type { Reimbursement } from '../sent.ts';
import { plusDays, type Calendar } from '../seed/calendar.ts';
import { memberShare, type AdjudicatedClaim } from '../seed/claims/claim.ts';
import type { Claims } from '../seed/claims/claims.ts';
import { providerOf } from '../seed/claims/providers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import { createReimbursementRequests } from './reimbursement-requests.ts';

type NewReimbursement = z.infer<typeof zCreateReimbursementBody>;
type Transaction = Required<
  Omit<components['schemas']['HealthReimbursementTransaction'], 'claimId'>
> &
  Pick<components['schemas']['HealthReimbursementTransaction'], 'claimId'>;

/** An employer's contribution for a year, in cents. */
const electionCents = 150_000;

/** Days after which a request is paid. */
const daysToPay = 3;

/** The outcome of a reimbursement request. */
export type RequestOutcome =
  | { kind: 'taken'; request: Reimbursement }
  | { kind: 'key-reused' | 'no-claim' | 'asked-before' }
  | { kind: 'too-much'; leftCents: number };

export type ReimbursementAccounts = ReturnType<typeof createReimbursementAccounts>;

/**
 * Creates the health reimbursement accounts of policyholders. One is opened, and brought up to date, on its first
 * request. Every movement is booked on two sides.
 */
export function createReimbursementAccounts(
  database: DatabaseSync,
  calendar: Calendar,
  claims: Claims,
) {
  const ledger = createLedger(database);
  const requests = createReimbursementRequests(database);
  const read = database.prepare('SELECT closed_on FROM hra_account WHERE member_id = ?');
  const open = database.prepare('INSERT INTO hra_account VALUES (?, ?)');
  const close = database.prepare('UPDATE hra_account SET closed_on = ? WHERE member_id = ?');
  const { today, year } = calendar;
  const bookOf = (memberId: string) => `hra ${memberId}`;
  const balanceOf = (memberId: string, account: 'hra-available' | 'hra-held' | 'hra-paid') =>
    ledger.balanceOf(bookOf(memberId), account);
  const book = (
    memberId: string,
    movement: 'contribution' | 'disbursement' | 'hold' | 'reimbursement' | 'release',
    booking: Omit<Booking, 'movement'>,
  ) => ledger.book(bookOf(memberId), movement, booking);

  const ask = (
    memberId: string,
    name: { key: string | null; asked: string },
    parts: Omit<Reimbursement, 'reimbursementId' | 'status'>,
  ): Reimbursement => {
    const request = requests.add(memberId, name, { ...parts, status: 'received' });
    const day = request.submittedAt.slice(0, 10);
    const about = request.reimbursementId;
    book(memberId, 'hold', { about, cents: request.amount.amount, day });
    return request;
  };
  const decide = (memberId: string, request: Reimbursement, day: string, reason?: string) => {
    const about = request.reimbursementId;
    const cents = request.amount.amount;
    book(memberId, reason === undefined ? 'reimbursement' : 'release', { about, cents, day });
    const status = reason === undefined ? 'paid' : 'denied';
    requests.change({
      ...request,
      status,
      decidedOn: day,
      ...(reason !== undefined && { reason: reason }),
    });
  };

  /** A year in which every other claim was paid from the account, and two requests were decided on. */
  const writeHistory = (contract: Contract, member: CoveredMember): void => {
    const { memberId } = member;
    const about = `Employer contribution for ${year}`;
    book(memberId, 'contribution', { about, cents: electionCents, day: calendar.yearStart(0) });
    const own = owedClaims(claims, contract, member).filter((claim) => claim.planYear === year);
    const paid = own.filter((_, index) => index % 2 === 0);
    let left = electionCents / 2;
    for (const { claimId, totals, processedOn } of paid) {
      const cents = memberShare(totals);
      const day = plusDays(processedOn, 2);
      if (cents > left || day > today) continue;
      left -= cents;
      book(memberId, 'disbursement', { about: claimId, cents, day });
    }
    for (const [index, claim] of own
      .filter((adjudicatedClaim) => !paid.includes(adjudicatedClaim))
      .slice(0, 2)
      .entries()) {
      const sent = plusDays(claim.processedOn, 5);
      const decided = plusDays(sent, daysToPay);
      if (decided > today) continue;
      const request = ask(memberId, { key: null, asked: '' }, requestFor(claim, sent));
      if (index === 0) decide(memberId, request, decided);
      else decide(memberId, request, decided, 'The receipt does not show the date of service.');
    }
  };
  const payOpen = (memberId: string): void => {
    for (const { request } of requests.of(memberId)) {
      const day = plusDays(request.submittedAt.slice(0, 10), daysToPay);
      if (request.status === 'received' && day <= today) decide(memberId, request, day);
    }
  };
  const bringUp = (contract: Contract, member: CoveredMember): void => {
    const { memberId } = member;
    const closedOn = read.get(memberId)?.['closed_on'];
    if (closedOn === today) return;
    inTransaction(database, () => {
      if (closedOn === undefined) {
        open.run(memberId, today);
        writeHistory(contract, member);
      } else close.run(today, memberId);
      payOpen(memberId);
    });
  };
  /** Returns the amount of a claim that is neither requested nor paid yet, in cents. */
  const openOf = (memberId: string, claim: AdjudicatedClaim): number => {
    const requested = requests
      .of(memberId)
      .filter(({ request }) => request.claimId === claim.claimId && request.status !== 'denied')
      .reduce((sum, { request }) => sum + request.amount.amount, 0);
    const paid = ledger
      .bookingsOf(bookOf(memberId), 'hra-paid')
      .filter(({ movement, about }) => movement === 'disbursement' && about === claim.claimId)
      .reduce((sum, { cents }) => sum + cents, 0);
    return memberShare(claim.totals) - requested - paid;
  };

  return {
    /** Returns the figures of an account in cents: contributions, payments, and the balance not yet requested. */
    figures(contract: Contract, member: CoveredMember) {
      bringUp(contract, member);
      const { memberId } = member;
      return {
        year,
        electionCents,
        asOf: today,
        lastDayToSubmit: `${year + 1}-03-31`,
        usedCents: balanceOf(memberId, 'hra-paid'),
        leftCents: balanceOf(memberId, 'hra-available'),
      };
    },

    /** Newest first. */
    requests(contract: Contract, member: CoveredMember): Reimbursement[] {
      bringUp(contract, member);
      return requests.of(member.memberId).map(({ request }) => request);
    },

    /** Returns the transactions, newest first. Those that are not denied add up to the balance. */
    transactions(contract: Contract, member: CoveredMember): Transaction[] {
      bringUp(contract, member);
      const { memberId } = member;
      const requestsById = new Map(
        requests.of(memberId).map(({ request }) => [request.reimbursementId, request]),
      );
      return ledger
        .bookingsOf(bookOf(memberId), 'hra-available')
        .flatMap((booking, index) => transactionOf(booking, index, { asked: requestsById, claims }))
        .toSorted((a, b) => b.date.localeCompare(a.date));
    },

    /** @param at the present, RFC 3339 */
    ask(
      contract: Contract,
      member: CoveredMember,
      sent: {
        key: string;
        body: Omit<NewReimbursement, 'receipts'>;
        receipts?: readonly KeptFile[];
        at: string;
      },
    ): RequestOutcome {
      bringUp(contract, member);
      const { memberId } = member;
      const { body, receipts } = sent;
      const requestText = JSON.stringify(body);
      const before = requests.withKey(memberId, sent.key);
      if (before !== undefined) {
        return before.asked === requestText
          ? { kind: 'taken', request: before.request }
          : { kind: 'key-reused' };
      }
      const claim = body.claimId === undefined ? undefined : claims.find(body.claimId);
      if (body.claimId !== undefined && claim?.contract !== contract) return { kind: 'no-claim' };
      if (claim !== undefined && body.amount.amount > openOf(memberId, claim)) {
        return { kind: 'asked-before' };
      }
      const leftCents = balanceOf(memberId, 'hra-available');
      if (body.amount.amount > leftCents) return { kind: 'too-much', leftCents };
      const { claimId, ...parts } = body;
      const files = receipts === undefined ? {} : { receipts: [...receipts] };
      const about = claimId === undefined ? {} : { claimId: claimId };
      return inTransaction(database, () => ({
        kind: 'taken' as const,
        request: ask(
          memberId,
          { key: sent.key, asked: requestText },
          { ...parts, ...about, ...files, submittedAt: sent.at },
        ),
      }));
    },

    /** Returns the sum of both sides of an account's book: always zero. */
    difference: (memberId: string): number =>
      (['hra-available', 'hra-held', 'hra-paid', 'hra-employer'] as const).reduce(
        (sum, account) => sum + ledger.balanceOf(bookOf(memberId), account),
        0,
      ),
  };
}

/** Returns the claims of one member with an amount owed, the earliest first. */
const owedClaims = (claims: Claims, contract: Contract, member: CoveredMember) =>
  claims
    .of(contract)
    .filter((claim) => claim.member === member && claim.progress === 'settled' && !claim.isReversal)
    .filter(({ totals }) => memberShare(totals) > 0)
    .toSorted((a, b) => a.processedOn.localeCompare(b.processedOn));

const requestFor = (claim: AdjudicatedClaim, day: string) => ({
  submittedAt: `${day}T15:00:00Z`,
  expenseDate: claim.serviceStart,
  provider: providerOf(claim.provider).name,
  description: claim.lines[0]?.service ?? claim.claimNumber,
  amount: { amount: memberShare(claim.totals), currency: 'USD' as const },
  claimId: claim.claimId,
});

/**
 * Returns the transactions that a booking is to the member. Money released after a denial is part of the denied
 * request.
 */
function transactionOf(
  { movement, about, day, cents }: Booking,
  position: number,
  { asked, claims }: { asked: ReadonlyMap<string, Reimbursement>; claims: Claims },
): Transaction[] {
  const common = {
    transactionId: `hra-${day.replaceAll('-', '')}-${position}`,
    date: day,
    amount: { amount: cents, currency: 'USD' as const },
    direction: cents < 0 ? ('out' as const) : ('in' as const),
  };
  const request = asked.get(about);
  if (movement === 'hold' && request !== undefined) {
    const { provider, description, status, claimId } = request;
    const states = { received: 'pending', paid: 'posted', denied: 'denied' } as const;
    return [
      {
        ...common,
        type: 'reimbursement',
        status: states[status],
        description: `${description}, ${provider}`,
        ...(claimId !== undefined && { claimId: claimId }),
      },
    ];
  }
  if (movement === 'contribution') {
    return [{ ...common, description: about, type: 'contribution', status: 'posted' }];
  }
  const claim = movement === 'disbursement' ? claims.find(about) : undefined;
  if (claim === undefined) return [];
  const description = `${providerOf(claim.provider).name}, claim ${claim.claimNumber}`;
  return [{ ...common, description, type: 'payment', status: 'posted', claimId: claim.claimId }];
}
