import type { Answer } from '../ask.ts';
import { call, type Values } from '../call.ts';
import type { CheckedOperation } from '../checked-documents.ts';
import type { Others } from '../insurer.ts';
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
  const notGiven = Object.entries(options).filter(([, id]) => others[id] === undefined);
  for (const [option] of notGiven) outcome.note('rights', `${option} not given: not checked`);
  for (const operation of insurer.operations) {
    if (operation.method !== 'GET') continue;
    const values = await reader.valuesFor(operation);
    for (const { name, in: location } of operation.parameters) {
      if (location !== 'path') continue;
      if (name === 'userId') await checkOtherUser(checking, operation, values);
      const id = foreign[name];
      if (id !== undefined) await checkOther(checking, operation, { ...values, [name]: id });
    }
  }
  await checkRecords(checking);
};

/** The options of the command that name another member. */
const options = {
  '--other-member': 'memberId',
  '--other-contract': 'contractId',
  '--other-claim': 'claimId',
  '--other-patient': 'patientId',
} as const satisfies Readonly<Record<string, keyof Others>>;

const isRefused = ({ status }: Answer): boolean => status === 403 || status === 404;

async function checkOtherUser(
  { insurer }: Checking,
  operation: CheckedOperation,
  values: Values,
): Promise<void> {
  const { operationId } = operation;
  const parameters = { ...values, userId: `${String(values['userId'])}-other` };
  const answer = await answered(insurer, operationId, call(insurer, operation, parameters));
  if (answer !== undefined && !isRefused(answer)) {
    insurer.outcome.find('other-user', operationId, `it is answered ${answer.status}`);
  }
}

async function checkOther(
  { insurer }: Checking,
  operation: CheckedOperation,
  parameters: Values,
): Promise<void> {
  const { operationId } = operation;
  const answer = await answered(insurer, operationId, call(insurer, operation, parameters));
  if (answer !== undefined && !isRefused(answer)) {
    insurer.outcome.find('other-member', operationId, `it is answered ${answer.status}`);
  }
}

/** The health records name people in the query, or by the ids of their resources. */
async function checkRecords(checking: Checking): Promise<void> {
  const { operations, others } = checking.insurer;
  const { memberId, contractId, claimId, patientId } = others;
  for (const operation of operations) {
    const { operationId, parameters } = operation;
    const isAsked = (by: string) =>
      parameters.some(({ name, isRequired }) => name === by && isRequired);
    if (isAsked('identifier')) {
      for (const identifier of [memberId, contractId]) {
        if (identifier !== undefined) await checkSearch(checking, operation, { identifier });
      }
    }
    for (const by of ['patient', 'beneficiary'].filter(isAsked)) {
      if (patientId !== undefined) await checkSearch(checking, operation, { [by]: patientId });
    }
    if (operationId === 'readExplanationOfBenefit' && claimId !== undefined) {
      await checkOther(checking, operation, { id: claimId });
    }
    if (operationId === 'readPatient' && patientId !== undefined) {
      await checkOther(checking, operation, { id: patientId });
    }
  }
}

/** Checks that a search for another member is refused or finds nothing. */
async function checkSearch(
  { insurer }: Checking,
  operation: CheckedOperation,
  parameters: Values,
): Promise<void> {
  const { operationId } = operation;
  const answer = await answered(insurer, operationId, call(insurer, operation, parameters));
  const isEmpty = answer?.status === 200 && matchesIn(answer.json).length === 0;
  if (answer !== undefined && !isRefused(answer) && !isEmpty) {
    const fault = `a search by another ${Object.keys(parameters).join()} is answered ${answer.status}`;
    insurer.outcome.find('other-member', operationId, fault);
  }
}
