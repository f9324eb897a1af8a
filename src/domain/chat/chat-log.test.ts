import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatEntry } from './chat.ts';
import { ChatLog } from './chat-log.ts';

const own = (number: number, isDelivered = false): ChatEntry => ({
  id: `own ${number}`,
  at: number,
  from: 'member',
  text: 'a',
  isDelivered,
});

it('the chat log only grows, whatever is added and delivered', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.constant('add' as const) },
    fc.nat({ max: 500 }),
  );
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 600, size: 'max' }),
      fc.nat(600),
      fc.nat(600),
      (steps, from, to) => {
        let log = ChatLog.empty;
        const list: ChatEntry[] = [];
        for (const move of steps) {
          if (move === 'add') {
            log = log.with(own(list.length));
            list.push(own(list.length));
          } else {
            log = log.delivered(`own ${move}`);
            if (move < list.length) list[move] = own(move, true);
          }
        }
        expect(log).toHaveLength(list.length);
        expect([...log]).toEqual(list);
        expect(log.slice(from, to)).toEqual(list.slice(from, to));
        expect(log.at(-1)).toEqual(list.at(-1));
        expect(log.at(from)).toEqual(list[from]);
      },
    ),
  );
});

it('marks the message as delivered, never a notice with the same id', () => {
  const notice: ChatEntry = { id: 'own 0', at: 1, from: 'notice', notice: 'ended', by: 'member' };
  expect([...ChatLog.of(own(0), notice).delivered('own 0')]).toEqual([own(0, true), notice]);
  expect([...ChatLog.of(notice).delivered('own 0')]).toEqual([notice]);
});

it('does not change an earlier log', () => {
  const before = ChatLog.of(own(0));
  before.with(own(1)).delivered('own 0');
  expect([...before]).toEqual([own(0)]);
});
