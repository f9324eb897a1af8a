import { createActor, type ActorRefFrom } from 'xstate';
import type { MessageChange } from '#src/domain/messages/message-changes.ts';
import { deletionMachine } from '#src/machines/deletion/deletion.machine.ts';

export type HeldDeletion = ActorRefFrom<typeof deletionMachine>;

/** Starts the machine that delays deletions. A separate module, because most visits delete nothing. */
export function startHeldDeletion({
  onDue,
  onUndone,
}: {
  onDue: (changes: readonly MessageChange[]) => void;
  onUndone: (changes: readonly MessageChange[]) => void;
}): HeldDeletion {
  const deletion = createActor(deletionMachine);
  deletion.on('deletion.due', ({ changes }) => onDue(changes));
  deletion.on('deletion.undone', ({ changes }) => onUndone(changes));
  deletion.start();
  return deletion;
}
