import { Link } from '@tanstack/react-router';
import { useRef, type Ref } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { pendingCents, type ReimbursementAccount } from '#src/domain/reimbursement/account.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { Figure } from '#src/ui/data/figure.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import type { AskingHandle } from './asking.tsx';
import { useMoneyToComeBack } from './use-money-to-come-back.ts';
import { Asking } from './asking.tsx';

const words = reimbursementWords.account;

/** The account's balance, then the way to request money, and then the other figures. */
export function AccountView({
  account,
  memberId,
  asking,
}: {
  account: ReimbursementAccount;
  memberId: string;
  asking: Ref<AskingHandle>;
}) {
  const { leftCents, asOf } = account;
  const balance = useRef<HTMLDivElement>(null);
  return (
    <Grid columns="halves" gap="12" align="start">
      <Stack gap="4">
        <div ref={balance} tabIndex={-1}>
          <Figure
            name={words.left}
            value={formatCents(leftCents)}
            note={asOf !== null && words.asOf(formatDateInProse(asOf))}
          />
          <ComesBack />
        </div>
        <PartBoundary>
          <Asking key={memberId} {...{ account, memberId, balance, asking }} />
        </PartBoundary>
      </Stack>
      <OtherFigures account={account} />
    </Grid>
  );
}

/**
 * The amount of reversed claims that the account doesn't have back, with the way to ask about it; nothing where it has all
 * of it.
 */
function ComesBack() {
  const { plan } = usePlan();
  const hasContact = useCapability('contact');
  const open = useMoneyToComeBack();
  if (open.size === 0) return null;
  const amount = formatCents([...open.values()].reduce((sum, cents) => sum + cents, 0));
  const [claim] = open.size === 1 ? open.keys() : [];
  return (
    <Row gap="2" align="baseline">
      <SecondaryText as="p">{words.comesBack({ amount, count: open.size })}</SecondaryText>
      {hasContact && (
        <Link
          to="/{-$contractType}/contact-us"
          params={{ contractType: prefixOf(plan) }}
          search={{ refund: claim ?? '' }}
          className="screen-only"
        >
          {words.askAbout}
        </Link>
      )}
    </Row>
  );
}

function OtherFigures({ account }: { account: ReimbursementAccount }) {
  const { electionCents, usedCents, year } = account;
  const pending = pendingCents(account);
  const amount = (cents: number | null) => (cents === null ? null : formatCents(cents));
  return (
    <FactList
      facts={[
        [words.election, amount(electionCents)],
        [words.used, amount(usedCents)],
        [words.pending, pending === 0 ? null : amount(pending)],
        [words.year, year],
      ]}
      look="figures"
    />
  );
}
