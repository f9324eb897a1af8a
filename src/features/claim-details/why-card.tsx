import { useQuery } from '@tanstack/react-query';
import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { amountNames } from '#src/catalogue/claim-words.ts';
import { remaining, usedShare } from '#src/domain/accumulators.ts';
import { deductibleOf } from '#src/domain/claims/claim-deductible.ts';
import { stands } from '#src/domain/claims/claim-row.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { disagreementsOf, moneyPathOf } from '#src/domain/claims/money-path.ts';
import { formatCents, formatDateInProse } from '#src/domain/formats.ts';
import { memberName } from '#src/domain/member-name.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/card.tsx';
import { Meter } from '#src/ui/meter.tsx';
import { explainMoney } from './claim-explanation.ts';
import styles from './claim-details.module.css';
import { Disagreements } from './disagreements.tsx';
import { MoneyBars } from './money-bars.tsx';
import { MoneyTerms } from './money-terms.tsx';
import { shareName } from './share-name.ts';

/** How the bill became what the member owes: in sentences, as bars, and where it does not add up. */
export function WhyCard({ claim, selection }: { claim: FamilyClaim; selection: Selection }) {
  const path = moneyPathOf(claim.figures);
  const sentences = explainMoney(claim, path);
  const hasShare = stands(claim) && path.share !== null && path.share > 0;
  return (
    <Card title={hasShare ? 'Why do I owe this?' : 'How this claim was paid'}>
      {sentences.length === 0 ? (
        <p>
          {claim.status === 'received'
            ? 'There are no amounts yet. They show here as soon as the claim is finished.'
            : 'This claim states no amounts.'}
        </p>
      ) : (
        <p className={styles['sentences']}>{sentences.join(' ')}</p>
      )}
      <MoneyBars path={path} shareName={shareName(claim)} />
      {!path.isShareStated && path.share !== null && (
        <p className={styles['note']}>
          Your share is not stated on this claim; we added up its parts.
        </p>
      )}
      <Disagreements found={disagreementsOf(claim.figures)} />
      {claim.otherAmounts.length > 0 && (
        <>
          <h3>Other amounts</h3>
          <dl className={styles['facts']}>
            {claim.otherAmounts.map(({ label, cents }, place) => (
              <div key={`${place} ${label}`}>
                <dt>{label ?? 'Not named'}</dt>
                <dd>{formatCents(cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(path.parts.deductible ?? 0) > 0 && <DeductibleMeter claim={claim} selection={selection} />}
      {sentences.length > 0 && <MoneyTerms />}
    </Card>
  );
}

/** What the claim did to the deductible. Left out when the figures cannot be had: they are not the claim's. */
function DeductibleMeter({ claim, selection }: { claim: FamilyClaim; selection: Selection }) {
  const { clients } = usePortal();
  const { plan, access } = selection;
  const memberId = claim.memberId ?? plan.memberId;
  const { data } = useQuery({
    ...accumulatorsQuery(clients, memberId),
    enabled: access.rights.deductible,
  });
  const deductible = data ? deductibleOf(claim, data) : null;
  if (!data || !deductible) return null;
  const whose = memberId === plan.memberId ? 'Your' : `${memberName(access, memberId)}’s`;
  const left = remaining(deductible) ?? 0;
  const part = moneyPathOf(claim.figures).parts.deductible ?? 0;
  return (
    <div className={styles['meter']}>
      <p>
        {formatCents(part)} of this claim counts toward {whose === 'Your' ? 'your' : whose}{' '}
        deductible.
      </p>
      <Meter
        label={`${whose} ${amountNames.deductible.toLowerCase()} this plan year`}
        share={usedShare(deductible) ?? 0}
        used={`${formatCents(deductible.used)} of ${formatCents(deductible.allowed ?? 0, { short: true })} used`}
        remaining={left > 0 ? `${formatCents(left)} to go` : 'Met'}
      />
      <p className={styles['note']}>As of {formatDateInProse(data.asOf)}.</p>
    </div>
  );
}
