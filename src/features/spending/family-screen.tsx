import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { formatList } from '#content/formats.ts';
import { spendingWords } from '#content/spending.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { AccessibleMember } from '#src/domain/plan/rights.ts';
import { AskToShare } from '#src/parts/plan/ask-to-share.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { FamilyCards, FamilySkeleton } from './family-cards.tsx';
import { spendersOf, type Spender } from './members.ts';
import { YearChoice } from './spending-controls.tsx';
import styles from './spending-screen.module.css';
import { usePlanYear } from '#src/parts/plan/use-plan-year.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { LimitFacts, YearFacts } from './year-facts.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';

const words = spendingWords.family;

interface FamilyScreenProps {
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** The limits of the family side by side, and the rule on access to them. */
export function FamilyScreen({ year, onYear }: FamilyScreenProps) {
  const selection = usePlan();
  const { plan } = selection;
  const { query, years } = usePlanYear(selection, year);
  const spenders = spendersOf(selection);
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <Row gap="6" align="end" apart className={styles['top']} look="screen-only">
        <Row gap="4" className={styles['controls']}>
          <YearChoice years={years} onYear={onYear} />
        </Row>
        <Link
          to="/{-$contractType}/spending-details"
          // Its own screen is not a part of this one's.
          activeOptions={{ exact: true }}
          search={{ year }}
          className={utility('inline', 'gap-2', 'touch', 'strong')}
        >
          <ArrowLeft size={20} aria-hidden="true" />
          {words.toOwn}
        </Link>
      </Row>
      <Loadable query={query} skeleton={<FamilySkeleton spenders={spenders} />}>
        {(data) => (
          <>
            <PartBoundary>
              <YearFacts data={data} />
              <LimitFacts data={data} />
            </PartBoundary>
            <PartBoundary>
              <FamilyCards {...{ data, spenders, plan }} year={year} />
            </PartBoundary>
          </>
        )}
      </Loadable>
      <Card title={words.reasons.title}>
        <Reasons
          spenders={spenders}
          adults={selection.adults}
          isPolicyHolder={plan.isPolicyHolder}
        />
      </Card>
    </>
  );
}

function Reasons({
  spenders,
  adults,
  isPolicyHolder,
}: {
  spenders: readonly Spender[];
  /** The adults who have not given family access. */
  adults: readonly AccessibleMember[];
  isPolicyHolder: boolean;
}) {
  const others = spenders.filter(({ isSelf }) => !isSelf).map(({ firstName }) => firstName);
  return (
    <Stack gap="2">
      {others.length === 0 ? (
        <p>{sentences(words.reasons.alone, !isPolicyHolder && words.reasons.aloneBecause)}</p>
      ) : (
        <p>
          {isPolicyHolder
            ? words.reasons.asPolicyholder(formatList(others))
            : words.reasons.asMember(formatList(others))}
        </p>
      )}
      {adults.length > 0 && (
        <p>
          {words.reasons.adults(formatList(adults.map(({ firstName }) => formatName(firstName))))}
        </p>
      )}
      {adults.map(({ memberId, firstName }) => (
        <PartBoundary key={memberId}>
          <AskToShare memberId={memberId} name={formatName(firstName)} />
        </PartBoundary>
      ))}
      <p>{words.reasons.sums}</p>
    </Stack>
  );
}
