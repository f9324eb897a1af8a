import { dataSharingWords } from '#content/data-sharing.ts';
import { formatDateInProse } from '#content/formats.ts';
import { leaveProgram } from '#src/api/calls/data-sharing.ts';
import { programTitle } from '#src/catalogue/program-titles.ts';
import type { DataSharing } from '#src/domain/people/data-sharing.ts';
import { StoppableList } from './stoppable-list.tsx';
import { useSavedSharing } from './use-saved-sharing.ts';

const words = dataSharingWords.programs;

/** The programs that the member has joined, each with a button to leave it. */
export function JoinedProgramsCard({
  programs,
  completeness,
}: {
  programs: NonNullable<DataSharing['programs']>;
  completeness: DataSharing['completeness'];
}) {
  const { userId, save } = useSavedSharing();
  return (
    <StoppableList
      {...{ words, completeness }}
      items={programs.map(({ id, joinedOn }) => ({
        id,
        name: programTitle(id),
        facts: joinedOn === null ? [] : [words.since(formatDateInProse(joinedOn))],
      }))}
      stop={(programId) =>
        save(leaveProgram(userId, programId), (before) => ({
          programs: before.programs?.filter(({ id }) => id !== programId) ?? null,
        }))
      }
    />
  );
}
