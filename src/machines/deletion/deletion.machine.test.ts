import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { limits } from '#src/domain/limits.ts';
import { deletionMachine } from './deletion.machine.ts';

const change = (messageId: string) => ({
  memberId: 'M1',
  messageId,
  was: 'read',
  now: 'deleted',
});

function open() {
  const clock = new SimulatedClock();
  const actor = createActor(deletionMachine, { clock });
  const heard: string[] = [];
  const note = (what: string) => (event: { changes: readonly { messageId: string }[] }) =>
    heard.push(`${what} ${event.changes.map(({ messageId }) => messageId).join('')}`);
  actor.on('deletion.due', note('due'));
  actor.on('deletion.undone', note('undone'));
  actor.start();
  return {
    heard,
    held: () => actor.getSnapshot().context.held,
    send: actor.send.bind(actor),
    remove: (...ids: string[]) =>
      actor.send({ type: 'messages.deleted', changes: ids.map(change) }),
    wait: (ms: number) => clock.increment(ms),
  };
}

describe('deleted messages', () => {
  it('delays deleted messages for a while, until they are due once', () => {
    const { heard, remove, wait } = open();
    remove('a', 'b');
    wait(limits.undoMs - 1);
    expect(heard).toEqual([]);
    wait(1);
    wait(limits.undoMs);
    expect(heard).toEqual(['due ab']);
  });

  it('remembers deleted messages only until they are due', () => {
    const { held, remove, wait } = open();
    expect(held()).toEqual([]);
    remove('a');
    expect(held()).toEqual([change('a')]);
    wait(limits.undoMs);
    expect(held()).toEqual([]);
  });

  it('restored messages are never due', () => {
    const { heard, remove, send, wait } = open();
    remove('a');
    send({ type: 'undo.chosen' });
    wait(limits.undoAtMostMs);
    expect(heard).toEqual(['undone a']);
  });

  it('cannot be restored once they are due', () => {
    const { heard, remove, send, wait } = open();
    remove('a');
    wait(limits.undoMs);
    send({ type: 'undo.chosen' });
    expect(heard).toEqual(['due a']);
  });

  it('deleted messages are due when others are deleted, which are delayed instead', () => {
    const { heard, remove, send } = open();
    remove('a');
    remove('b');
    expect(heard).toEqual(['due a']);
    send({ type: 'undo.chosen' });
    expect(heard).toEqual(['due a', 'undone b']);
  });

  it('delays messages as long as those deleted before them', () => {
    const { heard, remove, wait } = open();
    remove('a');
    wait(limits.undoMs - 1);
    remove('b');
    wait(limits.undoMs - 1);
    expect(heard).toEqual(['due a']);
    wait(1);
    expect(heard).toEqual(['due a', 'due b']);
  });

  it('wait while the member is at the button and a while after, up to a limit', () => {
    const { heard, remove, send, wait } = open();
    remove('a');
    send({ type: 'button.reached' });
    wait(limits.undoMs * 5);
    expect(heard).toEqual([]);
    send({ type: 'button.left' });
    wait(limits.undoMs - 1);
    expect(heard).toEqual([]);
    send({ type: 'button.reached' });
    wait(limits.undoAtMostMs);
    expect(heard).toEqual(['due a']);
  });

  it('deleted messages are due a while after the member left the button', () => {
    const { heard, remove, send, wait } = open();
    remove('a');
    send({ type: 'button.reached' });
    send({ type: 'button.left' });
    wait(limits.undoMs);
    expect(heard).toEqual(['due a']);
  });

  it.each(['page.hidden', 'note.dismissed'] as const)(
    'deleted messages are due at once, and once: %s',
    (type) => {
      const { heard, remove, send, wait } = open();
      remove('a');
      send({ type });
      expect(heard).toEqual(['due a']);
      wait(limits.undoMs);
      expect(heard).toEqual(['due a']);
    },
  );

  it('drops deleted messages when the session is over', () => {
    const { heard, remove, send, wait } = open();
    remove('a');
    send({ type: 'session.closed' });
    wait(limits.undoAtMostMs);
    expect(heard).toEqual([]);
  });

  it.each(['undo.chosen', 'button.reached', 'button.left', 'page.hidden'] as const)(
    '%s does nothing without a pending deletion',
    (type) => {
      const { heard, send, wait } = open();
      send({ type });
      wait(limits.undoAtMostMs);
      expect(heard).toEqual([]);
    },
  );
});
