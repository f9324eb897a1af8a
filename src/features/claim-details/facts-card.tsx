import { claimFactsWords as words, networkNames, payeeNames } from '#content/claim-facts.ts';
import { formatDate } from '#content/formats.ts';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { decidedOn, paidTo } from '#src/domain/claims/claim.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { coveragesOf, groupOf } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { seesAuthorizations } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useAuthorizations } from '#src/parts/authorizations/use-authorizations.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { FactList, type Fact } from '#src/ui/data/fact-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** The facts of a printed explanation of benefits that the screen's title doesn't have, folded on screens. */
export function FactsCard({ claim }: { claim: FamilyClaim }) {
  const disclosed = useDisclosure();
  const { queryOf, now } = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const today = localDay(now());
  const { data: coverageData } = useQuery(queryOf(coverages(plan, today)));
  const group = groupOf(coveragesOf(coverageData?.coverages ?? [], plan, today));
  const payee = paidTo(claim);
  const facts: readonly Fact[] = [
    [words.memberId, claim.memberId],
    [words.plan, plan.lobDisplayName],
    [words.group, group],
    [words.received, day(claim.receivedOn)],
    [words.processed, day(decidedOn(claim))],
    [words.paid, day(claim.paidOn)],
    [words.network, claim.network && networkNames[claim.network]],
    [words.payee, payee && (lookUp(payeeNames, payee.toLowerCase()) ?? payee)],
    [words.insurer, claim.payerName],
    ...claim.authorizationNumbers.map((number): Fact => [
      words.authorization,
      <AuthorizationLink key={number} number={number} />,
    ]),
  ];
  return (
    <Card title={words.title} fold={disclosed}>
      <FactList facts={facts} />
    </Card>
  );
}

/** Links to the authorization of a number; only the number where no link is possible. */
function AuthorizationLink({ number }: { number: string }) {
  const selection = usePlan();
  const { data } = useAuthorizations(selection);
  const familyAuthorization = data?.authorizations.find(
    (authorization) => authorization.number === number,
  );
  if (!familyAuthorization || !seesAuthorizations(selection)) return number;
  return (
    <Link
      to="/{-$contractType}/authorizations/$authorizationId"
      params={{ authorizationId: familyAuthorization.id }}
    >
      {number}
    </Link>
  );
}

const day = (iso: string | null) => (iso === null ? null : formatDate(iso));
