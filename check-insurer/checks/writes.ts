import { call, type Values } from '../call.ts';
import { examineSuccess } from '../examine.ts';
import { operationOf } from '../insurer.ts';
import { dig, listAt, textAt } from '../json.ts';
import { answered, type Area, type Checking } from './area.ts';

/** Makes changes that leave everything as it was, twice each. Nothing is paid, sent or deleted. */
export const checkWrites: Area = async (checking) => {
  if (!checking.insurer.mayWrite) {
    checking.insurer.outcome.note('changes', '--writes not given: no change was tried');
    return;
  }
  await checkDisplayName(checking);
  await checkPreferences(checking);
  await checkMessageStatus(checking);
};

/** Sends a change twice; returns whether it was taken both times. */
async function sendTwice(
  { insurer, shapeFaults }: Checking,
  operationId: string,
  values: Values,
  body: unknown,
): Promise<boolean> {
  const operation = operationOf(insurer, operationId);
  if (operation === undefined) return false;
  const send = () => answered(insurer, operationId, call(insurer, operation, values, { body }));
  const first = await send();
  if (first === undefined) return false;
  if (first.status > 299) {
    insurer.outcome.find('write-refused', operationId, `it is answered ${first.status}`);
    return false;
  }
  examineSuccess(insurer, operation, first, shapeFaults);
  const second = await send();
  if (second === undefined) return false;
  if (second.status !== first.status || second.body !== first.body) {
    const fault = `first answered ${first.status}, then ${second.status} or with another body`;
    insurer.outcome.find('write-repeat', operationId, fault);
    return false;
  }
  return true;
}

/** Reads again what a change may have changed. */
async function current({ insurer }: Checking, operationId: string, values: Values) {
  const operation = operationOf(insurer, operationId);
  if (operation === undefined) return undefined;
  return (await answered(insurer, operationId, call(insurer, operation, values)))?.json;
}

/** Saves the name that is there already. */
async function checkDisplayName(checking: Checking): Promise<void> {
  const reading = await checking.reader.read('getUserSettings');
  if (reading?.kind !== 'answered') return;
  const { values, answer } = reading;
  const displayName = textAt(answer.json, 'displayName');
  if (displayName === undefined || displayName === '') return;
  if (!(await sendTwice(checking, 'saveDisplayName', values, { displayName }))) return;
  const after = await current(checking, 'getUserSettings', values);
  if (textAt(after, 'displayName') !== displayName) {
    checking.insurer.outcome.find('write-lost', 'saveDisplayName', 'the name is another one');
  }
}

/** Saves the paperless setting of explanations of benefits unchanged. */
async function checkPreferences(checking: Checking): Promise<void> {
  const reading = await checking.reader.read('getPreferences');
  if (reading?.kind !== 'answered') return;
  const { values, answer } = reading;
  const paperlessEobs = dig(answer.json, 'paperlessEobs');
  if (paperlessEobs === undefined) return;
  if (!(await sendTwice(checking, 'savePreferences', values, { paperlessEobs }))) return;
  const after = await current(checking, 'getPreferences', values);
  if (JSON.stringify(after) !== JSON.stringify(answer.json)) {
    const fault = 'preferences differ that were not sent, or sent as they were';
    checking.insurer.outcome.find('write-lost', 'savePreferences', fault);
  }
}

/** Marks the first message as unread or read, and then as it was. */
async function checkMessageStatus(checking: Checking): Promise<void> {
  const reading = await checking.reader.read('listMessages');
  if (reading?.kind !== 'answered') return;
  const { values, answer } = reading;
  const message = listAt(answer.json, 'items').find((item) =>
    ['read', 'unread'].includes(textAt(item, 'status') ?? ''),
  );
  const messageId = textAt(message, 'messageId');
  const before = textAt(message, 'status');
  if (messageId === undefined || before === undefined) return;
  const named = { member: values['member'] ?? '', messageId };
  const other = before === 'read' ? 'unread' : 'read';
  const statusNow = async () => {
    const items = listAt(await current(checking, 'listMessages', values), 'items');
    return textAt(
      items.find((item) => textAt(item, 'messageId') === messageId),
      'status',
    );
  };
  const isTaken = await sendTwice(checking, 'setMessageStatus', named, { status: other });
  const between = await statusNow();
  // Also after a fault: nothing stays changed.
  await sendTwice(checking, 'setMessageStatus', named, { status: before });
  if (!isTaken) return;
  if (between !== other || (await statusNow()) !== before) {
    const fault = `a message marked as ${other}, then as ${before}, is listed otherwise`;
    checking.insurer.outcome.find('write-lost', 'setMessageStatus', fault);
  }
}
