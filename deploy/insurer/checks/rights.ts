import type { Answer } from '../ask.ts';
import { call, type Values } from '../call.ts';
import type { CheckedOperation } from '../checked-operations.ts';
import { operationOf } from '../insurer.ts';
import { matchesIn } from '../reader.ts';
import { answered, type Area, type Checking } from './area.ts';

/** Checks that another person's data is refused. */
export const checkRights: Area = async (checking) => {
  const { insurer, reader } = checking;
  const { others, outcome } = insurer;
  const foreign: Readonly<Record<string, string | undefined>> = {
    memberId: others.memberId,
    member: others.memberId,
    contractId: others.contractId,
    claimId: others.claimId,
  };
  for (const [option, id] of Object.entries(others)) {
    if (id === undefined) outcome.note('rights', `${optionNames[option]} not given: not checked`);
  }
  for (const operation of insurer.operations) {
    if (operation.method !== 'GET') continue;
    const values = await reader.valuesFor(operation);
    for (const { name, in: place } of operation.parameters) {
      if (place !== 'path') continue;
      if (name === 'userId') await checkOtherUser(checking, operation, values);
      const id = foreign[name];
      if (id !== undefined) await checkOther(checking, operation, { ...values, [name]: id });
    }
  }
  await checkRecords(checking);
};

const optionNames: Readonly<Record<string, string>> = {
  memberId: '--other-member',
  contractId: '--other-contract',
  claimId: '--other-claim',
};

const isRefused = ({ status }: Answer): boolean => status === 403 || status === 404;

async function checkOtherUser(
  { insurer }: Checking,
  operation: CheckedOperation,
  values: Values,
): Promise<void> {
  const { operationId } = operation;
  const asked = { ...values, userId: `${String(values['userId'])}-other` };
  const answer = await answered(insurer, operationId, call(insurer, operation, asked));
  if (answer !== undefined && !isRefused(answer)) {
    insurer.outcome.find('other-user', operationId, `it is answered ${answer.status}`);
  }
}

async function checkOther(
  { insurer }: Checking,
  operation: CheckedOperation,
  asked: Values,
): Promise<void> {
  const { operationId } = operation;
  const answer = await answered(insurer, operationId, call(insurer, operation, asked));
  if (answer !== undefined && !isRefused(answer)) {
    insurer.outcome.find('other-member', operationId, `it is answered ${answer.status}`);
  }
}

/** The health records name people in the query, or by the ids of their resources. */
async function checkRecords(checking: Checking): Promise<void> {
  const { insurer } = checking;
  const { memberId, contractId, claimId } = insurer.others;
  for (const operationId of ['searchPatients', 'searchCoverages']) {
    for (const identifier of [memberId, contractId]) {
      const operation = operationOf(insurer, operationId);
      if (operation === undefined || identifier === undefined) continue;
      const asking = call(insurer, operation, { identifier });
      const answer = await answered(insurer, operationId, asking);
      const isEmpty = answer?.status === 200 && matchesIn(answer.json).length === 0;
      if (answer !== undefined && !isRefused(answer) && !isEmpty) {
        const fault = `another identifier is answered ${answer.status}`;
        insurer.outcome.find('other-member', operationId, fault);
      }
    }
  }
  const read = operationOf(insurer, 'readExplanationOfBenefit');
  if (read !== undefined && claimId !== undefined) {
    await checkOther(checking, read, { id: claimId });
  }
}
