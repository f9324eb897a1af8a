import { appealCaseWords } from '#content/appeal-case.ts';
import { formatDateInProse } from '#content/formats.ts';
import {
  appealRules,
  promisedTime,
  type AppealPlanKind,
  type AppealRule,
  type AppealTiming,
} from '#src/domain/appeals/appeal-rules.ts';
import type { AppealCase } from '#src/machines/appeal/appeal-case.ts';
import type { AppealRound } from '#src/machines/appeal/appeal.machine.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { levelWords } from './appeal-level.ts';
import { sentences } from '#src/ui/text/sentences.ts';

const words = appealCaseWords;

/** The states after which another level is possible. */
const statesGoingOn: ReadonlySet<AppealCase['state']> = new Set([
  'open',
  'inReview',
  'overdue',
  'unclear',
]);

/** Every level of review that the plan's kind has: what became of those in the past, and the times of those to come. */
export function AppealSteps({
  appealCase,
  planKind,
  timing,
}: {
  appealCase: AppealCase;
  planKind: AppealPlanKind;
  timing: AppealTiming;
}) {
  const { rounds, level, state } = appealCase;
  const ahead = appealRules[planKind].filter(
    (rule) =>
      statesGoingOn.has(state) &&
      !rounds.some((round) => round.level === rule.level) &&
      (rule.level !== 'secondInternal' || level === 'secondInternal'),
  );
  if (rounds.length + ahead.length === 0) return null;
  return (
    <FoldingCard title={words.stepsTitle} startsOpen={!appealCase.canFileHere}>
      <Stack as="ol" gap="3" look="divided">
        {rounds.map((round, index) => (
          <RoundStep
            key={index}
            round={round}
            isNow={round.outcome === null && index === rounds.length - 1}
          />
        ))}
        {ahead.map((rule) => (
          <RuleStep
            key={rule.level}
            rule={rule}
            timing={timing}
            isNow={state === 'open' && rule.level === level}
          />
        ))}
      </Stack>
      {ahead.length > 0 && (
        <Stack gap="1" align="start">
          <SecondaryText as="p">{words.stepsNote}</SecondaryText>
          <Disclosure title={words.rules}>
            <SecondaryText as="p">{words.sources(ahead.map(({ source }) => source))}</SecondaryText>
          </Disclosure>
        </Stack>
      )}
      {planKind === 'medicareAdvantage' && <p>{words.grievance}</p>}
    </FoldingCard>
  );
}

function RoundStep({ round, isNow }: { round: AppealRound; isNow: boolean }) {
  const { filedOn, decidedOn, dueBy, outcome } = round;
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      <strong>{levelWords(round.level).name}</strong>
      {isNow && <span> · {words.steps.now}</span>}
      <SecondaryText as="p">
        {[
          filedOn === null ? '' : words.steps.asked(formatDateInProse(filedOn)),
          outcome === null ? '' : words.steps.outcomes[outcome],
          decidedOn === null ? '' : words.steps.decided(formatDateInProse(decidedOn)),
          outcome === null && dueBy !== null ? words.steps.dueBy(formatDateInProse(dueBy.day)) : '',
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </SecondaryText>
    </li>
  );
}

function RuleStep({
  rule,
  timing,
  isNow,
}: {
  rule: AppealRule;
  timing: AppealTiming;
  isNow: boolean;
}) {
  const { fileWithin, decideWithin, decideExpeditedWithin } = rule;
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      <strong>{levelWords(rule.level).name}</strong>
      {isNow && <span> · {words.steps.now}</span>}
      <SecondaryText as="p">
        {/* The status card says who decides a further review. */}
        {sentences(
          (!isNow || rule.level === 'internal') && levelWords(rule.level).who,
          fileWithin === null ? words.steps.onItsOwn : words.steps.fileWithin(fileWithin),
          decideWithin !== null &&
            words.steps.decideWithin({
              usual: promisedTime(rule, decideWithin[timing]),
              expedited: timing === 'beforeCare' ? decideExpeditedWithin : null,
            }),
        )}
      </SecondaryText>
    </li>
  );
}
