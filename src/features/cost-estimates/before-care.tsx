import { Link } from '@tanstack/react-router';
import { costEstimateWords } from '#content/cost-estimates.ts';
import type { Prerequisite } from '#src/domain/care/estimate-elements.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { sentences } from '#src/ui/text/sentences.ts';

const words = costEstimateWords.before;

/** The prerequisites of the care (prior authorization, step therapy, a referral), with the way to each. */
export function BeforeCare({ prerequisites }: { prerequisites: readonly Prerequisite[] | null }) {
  if (prerequisites === null) {
    return (
      <FoldingCard title={words.title}>
        <p>
          <CallText>{words.unknown}</CallText>
        </p>
      </FoldingCard>
    );
  }
  if (prerequisites.length === 0) {
    return (
      <FoldingCard title={words.title}>
        <p>{words.none}</p>
      </FoldingCard>
    );
  }
  const kindNames = [...new Set(prerequisites.map(({ kind }) => words.kinds[kind]))];
  const isApprovalAlone = prerequisites.every(({ kind }) => kind === 'priorAuthorization');
  return (
    <FoldingCard title={isApprovalAlone ? words.approvalTitle : words.titleOf(kindNames)}>
      <Stack as="ul" gap="3" look="divided">
        {prerequisites.map(({ kind, note }) => (
          <Stack as="li" key={`${kind} ${note}`} gap="1">
            {kindNames.length > 1 && <strong>{words.kinds[kind]}</strong>}
            <p>{sentences(words.meanings[kind], note)}</p>
            <Ways kind={kind} />
          </Stack>
        ))}
      </Stack>
    </FoldingCard>
  );
}

/** The screens on which the member can see to it, as far as the plan has them. */
function Ways({ kind }: { kind: Prerequisite['kind'] }) {
  const mayOpen = useCanOpen();
  const isOnAuthorizations = kind === 'priorAuthorization' || kind === 'concurrentReview';
  return (
    <Row gap="4" look="links screen-only">
      {isOnAuthorizations && mayOpen('/authorizations') && (
        <Link to="/{-$contractType}/authorizations">{words.authorizations}</Link>
      )}
      {kind === 'referral' && mayOpen('/primary-care-provider') && (
        <Link to="/{-$contractType}/primary-care-provider">{words.primaryCare}</Link>
      )}
      {kind === 'referral' && mayOpen('/find-care') && (
        <Link to="/{-$contractType}/find-care" search={{}}>
          {words.findCare}
        </Link>
      )}
      {kind === 'stepTherapy' && mayOpen('/pharmacy') && (
        <Link to="/{-$contractType}/pharmacy">{words.pharmacy}</Link>
      )}
    </Row>
  );
}
