import type { Completeness } from '#src/domain/data/completeness.ts';
import { Suspense, useState } from 'react';
import { dataSharingWords } from '#content/data-sharing.ts';
import { uiWords } from '#content/ui.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { Empty, type EmptyWords } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { disconnectApp, leaveProgram } from '#src/api/calls/account/data-sharing.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { ConnectedApp, DataSharing } from '#src/domain/people/data-sharing.ts';
import { programTitle } from '#src/catalogue/program-titles.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '../settings.module.css';
import { dataText } from './data-text.ts';
import { useSavedSharing } from './use-saved-sharing.ts';

const appsWords = dataSharingWords.apps;
const programsWords = dataSharingWords.programs;

const ConfirmDialog = lazyPart(
  async () => (await import('#src/parts/screen/confirm-dialog.tsx')).ConfirmDialog,
);

/** Something that has the member's information, and can be stopped. */
interface Stoppable {
  id: string;
  name: string;
  /** The known facts, one per line. */
  facts: readonly string[];
}

/** The words around a list of what can be stopped; each function gets the name. */
interface StopWords {
  title: string;
  intro: string;
  none: EmptyWords;
  stop: string;
  stopOf: (name: string) => string;
  askTitle: (name: string) => string;
  askText: (name: string) => string;
  stopped: (name: string) => string;
}

/** A card with what has the member's information, each with a button that stops it after a question. */
function StoppableList({
  words,
  items,
  completeness,
  stop,
}: {
  words: StopWords;
  items: readonly Stoppable[];
  completeness: Completeness;
  stop: (id: string) => Promise<void>;
}) {
  const [itemToStop, setItemToStop] = useState<Stoppable | null>(null);
  const [stopped, setStopped] = useState<Stoppable | null>(null);
  return (
    <FoldingCard title={words.title}>
      {stopped && (
        <Notice key={stopped.id} tone="success" takesFocus>
          {words.stopped(stopped.name)}
        </Notice>
      )}
      {items.length === 0 ? (
        <Empty words={words.none} completeness={completeness} />
      ) : (
        <p>{words.intro}</p>
      )}
      {items.length > 0 && completeness !== 'complete' && (
        <p role="status">{uiWords.mayBeMissing}</p>
      )}
      {items.length > 0 && (
        <Stack as="ul" gap="4" className={styles['rows']} look="divided">
          {items.map((item) => (
            <Row as="li" key={item.id} gap="4" align="start" apart className={styles['entry']}>
              <div>
                <p>
                  <strong>{item.name}</strong>
                </p>
                {item.facts.map((fact) => (
                  <p key={fact} className={utility('secondary')}>
                    {fact}
                  </p>
                ))}
              </div>
              <Button
                variant="secondary"
                aria-label={words.stopOf(item.name)}
                onClick={() => setItemToStop(item)}
              >
                {words.stop}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      {itemToStop && (
        <Suspense>
          <ConfirmDialog
            words={{
              ...dataSharingWords.ask,
              title: words.askTitle(itemToStop.name),
              confirm: words.stop,
            }}
            isDestructive
            act={() => stop(itemToStop.id)}
            failureText={sharingFailureText}
            onDone={() => {
              setItemToStop(null);
              setStopped(itemToStop);
            }}
            onClose={() => setItemToStop(null)}
          >
            <p>{words.askText(itemToStop.name)}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </FoldingCard>
  );
}

/** Returns the text of a change that failed, with the code to tell when calling. */
export const sharingFailureText = (error: Error): string =>
  error instanceof ApiFailure
    ? `${dataSharingWords.failed} ${uiWords.errorCode(error.code)}`
    : dataSharingWords.failed;

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
      {...{ words: appsWords, completeness }}
      items={apps.map(({ id, name, connectedAt, data }) => ({
        id,
        name,
        facts: [
          appsWords.reads(dataText(data)),
          ...(connectedAt === null
            ? []
            : [appsWords.since(formatDateInProse(localDay(connectedAt)))]),
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
      {...{ words: programsWords, completeness }}
      items={programs.map(({ id, joinedOn }) => ({
        id,
        name: programTitle(id),
        facts: joinedOn === null ? [] : [programsWords.since(formatDateInProse(joinedOn))],
      }))}
      stop={(programId) =>
        save(leaveProgram(userId, programId), (before) => ({
          programs: before.programs?.filter(({ id }) => id !== programId) ?? null,
        }))
      }
    />
  );
}
