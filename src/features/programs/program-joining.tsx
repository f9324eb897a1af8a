import { programCosts, programJoiningWords as words } from '#content/program-joining.ts';
import { formatDateInProse } from '#content/formats.ts';
import { programWords } from '#content/programs.ts';
import type { ProgramAction, ProgramFacts } from '#src/domain/programs/programs.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/** Who can join a program, what it costs, how to join, and when the member joined. */
export function ProgramJoining({
  programId,
  facts,
  action,
  isOffered,
  joinedOn,
}: {
  programId: string;
  facts: ProgramFacts;
  action: ProgramAction | undefined;
  /** Whether the member, or a child of theirs, is of the right age. */
  isOffered: boolean;
  /** YYYY-MM-DD; null where the member has not joined, or it is not known. */
  joinedOn: string | null;
}) {
  // Ids match without case (product rule 3.7).
  const cost = lookUp(programCosts, programId.toLowerCase());
  return (
    <Stack as="dl" gap="3" look="tint">
      {joinedOn !== null && (
        <div>
          <dt className={utility('strong', 'in-text')}>{words.joined}</dt>
          <dd>{formatDateInProse(joinedOn)}</dd>
        </div>
      )}
      {facts.eligibility !== null && (
        <div>
          <dt className={utility('strong', 'in-text')}>{programWords.who}</dt>
          <dd>{facts.eligibility}</dd>
          {!isOffered && <dd>{programWords.notOfAge}</dd>}
        </div>
      )}
      {cost !== null && (
        <div>
          <dt className={utility('strong', 'in-text')}>{words.cost}</dt>
          <dd>{cost}</dd>
        </div>
      )}
      {isOffered && joinedOn === null && (
        <div>
          <dt className={utility('strong', 'in-text')}>{words.how}</dt>
          <dd>
            <HowToJoin action={action} />
          </dd>
        </div>
      )}
    </Stack>
  );
}

function HowToJoin({ action }: { action: ProgramAction | undefined }) {
  if (action === undefined) return <CallText>{words.call}</CallText>;
  return 'link' in action ? words.link(action.label) : words.partner(action.label);
}
