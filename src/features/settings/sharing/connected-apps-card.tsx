import { dataSharingWords } from '#content/data-sharing.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { disconnectApp } from '#src/api/calls/data-sharing.ts';
import type { ConnectedApp } from '#src/domain/people/data-sharing.ts';
import { dataText } from './data-text.ts';
import { StoppableList } from './stoppable-list.tsx';
import { useSavedSharing } from './use-saved-sharing.ts';

const words = dataSharingWords.apps;

/** The apps of others that read the member's information, each with a button that disconnects it. */
export function ConnectedAppsCard({
  apps,
  completeness,
}: {
  apps: readonly ConnectedApp[];
  completeness: Completeness;
}) {
  const { userId, save } = useSavedSharing();
  return (
    <StoppableList
      {...{ words, completeness }}
      items={apps.map(({ id, name, connectedAt, data }) => ({
        id,
        name,
        facts: [
          words.reads(dataText(data)),
          ...(connectedAt === null ? [] : [words.since(formatDateInProse(localDay(connectedAt)))]),
        ],
      }))}
      stop={(appId) =>
        save(disconnectApp(userId, appId), (before) => ({
          apps: before.apps?.filter(({ id }) => id !== appId) ?? null,
        }))
      }
    />
  );
}
