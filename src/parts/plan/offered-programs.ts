import { formatList } from '#content/formats.ts';
import { listedPrograms, type ListedProgram } from '#src/catalogue/program-facts.ts';
import { localDay } from '#src/domain/format/days.ts';
import { ageOn } from '#src/domain/format/formats.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { takesAge, type ProgramFacts } from '#src/domain/programs/programs.ts';
import { actingMemberIds, type Selection } from '#src/domain/plan/rights.ts';

/** A program with the names of the children it is for; null where it is the member's own. */
export interface OfferedProgram extends ListedProgram {
  whose: string | null;
}

/** The programs of a plan that are open to the member, or to a child the member acts for. */
export function offeredPrograms(selection: Selection, now: Date): OfferedProgram[] {
  return listedPrograms(selection.rights.programs, localDay(now)).flatMap((program) => {
    const { isOffered, whose } = offerOf(program.facts, selection, now);
    return isOffered ? [{ ...program, whose }] : [];
  });
}

/**
 * Whether a program is open to the member, or else to which of the children the member acts for. Unknown for a child
 * without a birth date.
 */
export function offerOf(
  facts: ProgramFacts | null,
  selection: Selection,
  now: Date,
): { isOffered: boolean; whose: string | null } {
  if (facts === null || takesAge(facts, selection.age)) {
    return { isOffered: true, whose: null };
  }
  const acting = actingMemberIds(selection, now);
  const names = selection.accessibleMembers.flatMap(({ memberId, dateOfBirth }) => {
    const age = dateOfBirth === null ? null : ageOn(dateOfBirth, now);
    const isTaken = acting.includes(memberId) && age !== null && takesAge(facts, age);
    return (isTaken ? memberName(selection, memberId) : null) ?? [];
  });
  return { isOffered: names.length > 0, whose: names.length > 0 ? formatList(names) : null };
}
