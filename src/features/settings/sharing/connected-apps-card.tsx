import { dataSharingWords } from '#content/data-sharing.ts';
import { formatDateInProse } from '#content/formats.ts';
import { disconnectApp } from '#src/api/calls/data-sharing.ts';
import type { ConnectedApp } from '#src/domain/people/data-sharing.ts';
import { dataText } from './data-text.ts';
import { StoppableList } from './stoppable-list.tsx';
import { useSavedSharing } from './use-saved-sharing.ts';

const words = dataSharingWords.apps;

/** The apps of others that read the member's information, each with a button that disconnects it. */
export function ConnectedAppsCard({ apps }: { apps: readonly ConnectedApp[] }) {
  const { userId, save } = useSavedSharing();
  return (
    <StoppableList
      words={words}
      items={apps.map(({ id, name, connectedAt, data }) => ({
        id,
        name,
        facts: [
          words.reads(dataText(data)),
          ...(connectedAt === null ? [] : [words.since(formatDateInProse(connectedAt))]),
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
