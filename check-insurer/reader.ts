import { Unanswered, type Answer } from './ask.ts';
import { call, type Values } from './call.ts';
import type { CheckedOperation, CheckedParameter } from './checked-documents.ts';
import { operationOf, type Insurer } from './insurer.ts';
import { dig, listAt, textAt } from './json.ts';

/** The result of an operation that the check reads once for all areas. */
export type Reading =
  | { kind: 'answered'; values: Values; answer: Answer }
  | { kind: 'unanswered'; error: Unanswered }
  /** The portal would not make the call: the plan has no right to it, or a parameter has no value for this member. */
  | { kind: 'not-called'; because: string };

export interface Reader {
  /** Reads an operation of the member's; undefined where the insurer leaves out its capability. */
  read(operationId: string): Promise<Reading | undefined>;
  /** The values for an operation's required parameters, those without one taken from the document's examples. */
  valuesFor(operation: CheckedOperation): Promise<Values>;
}

/** The operation whose answer contains a value, and how to find it. */
interface Source {
  operationId: string;
  pick: (body: unknown) => string | undefined;
}

const claims = 'searchExplanationsOfBenefit';

/** Where the values of parameters come from: `operationId.name` for one operation, `name` for all others. */
const sources: Readonly<Record<string, Source>> = {
  companyId: { operationId: 'getMemberships', pick: (body) => textAt(planIn(body), 'companyId') },
  contractId: { operationId: 'getMemberships', pick: (body) => textAt(planIn(body), 'contractId') },
  contractType: {
    operationId: 'getMemberships',
    pick: (body) => textAt(planIn(body), 'contractType'),
  },
  memberId: { operationId: 'getMemberships', pick: (body) => textAt(planIn(body), 'memberId') },
  member: { operationId: 'getMemberships', pick: (body) => textAt(planIn(body), 'memberId') },
  'searchPatients.identifier': { operationId: 'getMemberships', pick: recordsIdIn },
  'searchCoverages.identifier': { operationId: 'getMemberships', pick: recordsIdIn },
  patient: { operationId: 'searchPatients', pick: (body) => idOfFirst(body, () => true) },
  beneficiary: { operationId: 'searchPatients', pick: (body) => idOfFirst(body, () => true) },
  claimId: {
    operationId: claims,
    pick: (body) => idOfFirst(body, (resource) => !isAuthorization(resource)),
  },
  authorizationId: { operationId: claims, pick: (body) => idOfFirst(body, isAuthorization) },
  messageId: {
    operationId: 'listMessages',
    pick: (body) => textAt(body, 'items', 0, 'messageId'),
  },
  documentId: {
    operationId: 'listDocuments',
    pick: (body) => textAt(body, 'items', 0, 'documentId'),
  },
  cardId: { operationId: 'searchCoverages', pick: (body) => idOfFirst(body, () => true) },
  procedure: {
    operationId: 'searchCostProcedures',
    pick: (body) => textAt(body, 'items', 0, 'procedureId'),
  },
};

/** Rights of the plan without which the portal doesn't call the operations of a capability. */
const neededRights: Readonly<Record<string, (rights: unknown) => boolean>> = {
  payments: (rights) =>
    dig(rights, 'payBill') === true || hasType(rights, 'pageIdentifiers', 'medicarePayment'),
  primaryCare: (rights) => dig(rights, 'choosePrimaryCareProvider') === true,
  healthReimbursement: (rights) => dig(rights, 'healthReimbursementAccount') === true,
  costEstimates: (rights) => hasType(rights, 'findCareAndCostOptions', 'embold'),
};

const hasType = (rights: unknown, list: string, type: string): boolean =>
  listAt(rights, list).some((right) => dig(right, 'type') === type);

const threeYearsAgo = `${new Date().getFullYear() - 3}-01-01`;

/** Optional parameters that the portal always sends. */
const usualValues: Readonly<Record<string, Values>> = {
  searchCoverages: { versionId: '2', period: `ge${threeYearsAgo}`, _count: '50' },
  searchExplanationsOfBenefit: { _include: ['ExplanationOfBenefit:provider'], _count: '50' },
  searchBasics: { code: 'formulary-item', _include: ['Basic:subject'], _count: '50' },
};

export function createReader(insurer: Insurer, subject: string | undefined): Reader {
  const readings = new Map<string, Promise<Reading>>();

  const valueOf = async (
    operation: CheckedOperation,
    parameter: CheckedParameter,
  ): Promise<string | { because: string }> => {
    const { name } = parameter;
    if (name === 'userId') return subject ?? { because: 'the access token names no subject' };
    const source =
      name === 'id'
        ? sourceOfId(insurer, operation)
        : (sources[`${operation.operationId}.${name}`] ?? sources[name]);
    if (source === undefined) {
      // What a public address names, such as a link, is made by a call that changes something.
      return operation.isPublic ? { because: `there is no ${name}` } : exampleOf(parameter);
    }
    const reading = await read(source.operationId);
    if (reading === undefined) return { because: `${source.operationId} is left out` };
    const picked = reading.kind === 'answered' ? source.pick(reading.answer.json) : undefined;
    return picked ?? { because: `${source.operationId} has no ${name} of this member` };
  };

  const isWithoutRight = async ({ capability }: CheckedOperation): Promise<boolean> => {
    const hasRight = neededRights[capability];
    if (hasRight === undefined) return false;
    const reading = await read('getAccessRights');
    if (reading?.kind !== 'answered' || reading.answer.status !== 200) return false;
    return !hasRight(dig(reading.answer.json, 'rights'));
  };

  const make = async (operation: CheckedOperation): Promise<Reading> => {
    if (await isWithoutRight(operation)) {
      return { kind: 'not-called', because: 'the rights of this plan leave it out' };
    }
    const values: Record<string, string | readonly string[]> = {
      ...usualValues[operation.operationId],
    };
    for (const parameter of operation.parameters) {
      if (!parameter.isRequired) continue;
      const value = await valueOf(operation, parameter);
      if (typeof value !== 'string') return { kind: 'not-called', ...value };
      values[parameter.name] = value;
    }
    try {
      return { kind: 'answered', values, answer: await call(insurer, operation, values) };
    } catch (error) {
      if (error instanceof Unanswered) return { kind: 'unanswered', error };
      throw error;
    }
  };

  const read = async (operationId: string): Promise<Reading | undefined> => {
    const operation = operationOf(insurer, operationId);
    if (operation === undefined) return undefined;
    const reading = readings.get(operationId) ?? make(operation);
    readings.set(operationId, reading);
    return reading;
  };

  return {
    read,
    valuesFor: async (operation) => {
      const values: Record<string, string> = {};
      for (const parameter of operation.parameters) {
        if (!parameter.isRequired || parameter.in === 'header') continue;
        const value = await valueOf(operation, parameter);
        values[parameter.name] = typeof value === 'string' ? value : exampleOf(parameter);
      }
      return values;
    },
  };
}

function exampleOf({ example }: CheckedParameter): string {
  const [first]: unknown[] = [example].flat();
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}

/** The first active plan, a medical one if there is one. */
export function planIn(body: unknown): unknown {
  const plans = listAt(body, 'userMemberships');
  const active = plans.filter((plan) => dig(plan, 'isActive') === true);
  return active.find((plan) => dig(plan, 'contractType') === 'Medical') ?? active[0] ?? plans[0];
}

/** A policyholder's records are searched by the contract, anyone else's by the member. */
function recordsIdIn(body: unknown): string | undefined {
  const plan = planIn(body);
  return textAt(plan, dig(plan, 'isPolicyHolder') === true ? 'contractId' : 'memberId');
}

const isAuthorization = (resource: unknown): boolean => dig(resource, 'use') === 'preauthorization';

/**
 * The resources of a searchset that match, without those that were included.
 * @param type leaves out resources of other types: some servers don't mark what they include
 */
export const matchesIn = (bundle: unknown, type?: string): readonly unknown[] =>
  listAt(bundle, 'entry')
    .filter((entry) => dig(entry, 'search', 'mode') !== 'include')
    .map((entry) => dig(entry, 'resource'))
    .filter((resource) => {
      const foundType = textAt(resource, 'resourceType');
      return type === undefined ? foundType !== 'OperationOutcome' : foundType === type;
    });

const idOfFirst = (bundle: unknown, isMeant: (resource: unknown) => boolean): string | undefined =>
  textAt(matchesIn(bundle).find(isMeant), 'id');

/** Ids of resources are found by the search of their type. */
function sourceOfId(insurer: Insurer, { path }: CheckedOperation): Source | undefined {
  const search = insurer.operations.find((operation) => `${operation.path}/{id}` === path);
  return search && { operationId: search.operationId, pick: (body) => idOfFirst(body, () => true) };
}
