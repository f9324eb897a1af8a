import { QueryObserver } from '@tanstack/react-query';
import { claimHistoryQuery } from '#src/api/queries/claims.ts';
import { planOf } from './plans.ts';
import { createTestPortal, signedInStorage } from './test-portal.ts';

/** The plan whose claims are read. */
export const plan = planOf('Medical', { contractId: 'A1', memberId: 'A101' });
/** The base URL of the health records. */
export const base = 'https://members.example.org/api/v1/health-records';
export const members = ['A101', 'A102'];

/** A claim as a payer sends it. */
export const eob = (id: string, more: object = {}) => ({
  resourceType: 'ExplanationOfBenefit',
  id,
  status: 'active',
  use: 'claim',
  type: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/claim-type', code: 'professional' }],
  },
  ...more,
});
/** A processed claim that states these shares for the member, in dollars: zero, one or several shares. */
export const owing = (id: string, ...dollars: readonly number[]) =>
  eob(id, {
    outcome: 'complete',
    billablePeriod: { start: '2026-10-02' },
    total: dollars.map((value) => ({
      category: {
        coding: [
          {
            system: 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication',
            code: 'memberliability',
          },
        ],
      },
      amount: { value, currency: 'USD' },
    })),
  });

export const patient = (id: string, ...identifiers: string[]) => ({
  resourceType: 'Patient',
  id,
  identifier: identifiers.map((value) => ({ value })),
});

export interface Page {
  resources: readonly object[];
  next?: string;
  total?: number;
}
export const bundle = ({ resources, next, total = matchesIn(resources) }: Page) =>
  Response.json({
    resourceType: 'Bundle',
    type: 'searchset',
    total,
    link: next === undefined ? [] : [{ relation: 'next', url: next }],
    entry: resources.map((resource) => ({ resource })),
  });

/**
 * Returns a portal whose claims are answered by patient or by the rest of a page's address.
 * @param patients the result of every search for patients, or of one by identifier
 */
export function startPortal(
  answers: Record<string, () => Page | Response>,
  patients: readonly object[] | ((identifier: string) => readonly object[]) = [
    patient('p1', 'A101', 'A1'),
    patient('p2', 'A102', 'A1'),
  ],
  whose = { plan, members },
) {
  const test = createTestPortal({
    session: signedInStorage(),
    answer(path, request) {
      const { search, searchParams } = new URL(request.url);
      if (path.endsWith('/Patient')) {
        const identifier = searchParams.get('identifier') ?? '';
        return bundle({
          resources: typeof patients === 'function' ? patients(identifier) : patients,
        });
      }
      const answer = answers[searchParams.get('patient') ?? search] ?? answers[path];
      if (!answer) return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
      const given = answer();
      return given instanceof Response ? given : bundle(given);
    },
  });
  const { portal } = test;
  const query = claimHistoryQuery(portal, whose.plan, whose.members);
  return {
    ...test,
    read: () => portal.queryClient.query(query),
    observe: () => new QueryObserver(portal.queryClient, query),
    known: () => portal.queryClient.getQueryData(query.queryKey),
  };
}
export const idsOf = (history: { claims: readonly { id: string }[] } | undefined) =>
  history?.claims.map(({ id }) => id);

/** Returns the number of resources that a search found: what comes along with them does not count. */
const matchesIn = (resources: readonly unknown[]): number =>
  resources.filter(
    (resource) =>
      !/"resourceType":"(OperationOutcome|Organization|Practitioner)"/.test(
        JSON.stringify(resource),
      ),
  ).length;
