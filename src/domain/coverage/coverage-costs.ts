import type { CostNetwork, CostShare, CostSubject, CostValue } from './cost-share.ts';

/** Returns the parts of a payer's code: `rx_tier1_copay` and `FamInDed` alike. */
export const partsOf = (code: string): string[] =>
  code
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const outParts = new Set(['out', 'oon', 'outofnetwork', 'nonpar']);
const inParts = new Set(['in', 'inn', 'innetwork', 'par']);

/** Returns the network of a cost, by the payer's code, else by its words. */
export function networkOfCost(code: string, label: string): CostNetwork {
  const parts = partsOf(code);
  if (parts.some((part) => outParts.has(part))) return 'out';
  if (parts.some((part) => inParts.has(part))) return 'in';
  if (/\b(out[ -]of[ -]network|non-?network)\b/i.test(label)) return 'out';
  return /\bin[ -]network\b/i.test(label) ? 'in' : null;
}

/** Returns the subject of a cost, by the payer's code, else by its words. */
export function subjectOfCost(code: string, label: string): CostSubject {
  const parts = partsOf(code);
  const has = (...names: string[]) => names.some((name) => parts.includes(name));
  if (has('waiting', 'wait') || /\bwaiting period\b/i.test(label)) return 'waiting';
  if (has('ded', 'max', 'deductible', 'maxoutofpocket', 'oop')) return 'limits';
  if (has('rx', 'drug', 'pharmacy') || parts.some((part) => /^tier\d/.test(part))) return 'drugs';
  return 'care';
}

/** The parts of a code that say how a cost is computed, not which service it is for. */
const manner = new Set([
  ...outParts,
  ...inParts,
  'copay',
  'coins',
  'coinsurance',
  'pct',
  'network',
]);

/** Returns the name that two costs of one service share, whatever the network and the computation. */
const serviceOf = ({ code, label }: CostShare): string =>
  partsOf(code)
    .filter((part) => !manner.has(part))
    .join(' ') || label.toLowerCase();

/** A service with its costs by network. */
export interface CostRow {
  /** The payer's first cost of the service; it names the row. */
  cost: CostShare;
  /** Null where the payer states no cost for that network. */
  inNetwork: CostShare | null;
  outOfNetwork: CostShare | null;
  /** The cost with providers whose network the payer does not say. */
  anyNetwork: CostShare | null;
}

/** The time a member waits before a kind of care is covered. */
export interface WaitingPeriod {
  cost: CostShare;
  value: Extract<CostValue, { kind: 'span' }>;
}

/** A coverage's costs as they are shown: every one of them in one place. */
export interface CostSheet {
  care: readonly CostRow[];
  drugs: readonly CostRow[];
  limits: readonly CostRow[];
  waiting: readonly WaitingPeriod[];
}

/**
 * Sorts costs by their subject, and brings those of one service in and out of network together. Two costs of one
 * service and one network stay two rows. A cost without any statement is left out.
 */
export function costSheetOf(costs: readonly CostShare[]): CostSheet {
  const statedCosts = costs.filter(
    ({ code, label, value }) => value !== null || code !== '' || label !== '',
  );
  const waiting = statedCosts.flatMap((cost): WaitingPeriod[] =>
    cost.subject === 'waiting' && cost.value?.kind === 'span' ? [{ cost, value: cost.value }] : [],
  );
  const waits = new Set(waiting.map(({ cost }) => cost));
  const about = (subject: CostSubject) => statedCosts.filter((cost) => cost.subject === subject);
  return {
    // A waiting period without a length is still something the payer says.
    care: rowsOf([...about('care'), ...about('waiting').filter((cost) => !waits.has(cost))]),
    drugs: rowsOf(about('drugs').toSorted((a, b) => tierOf(a) - tierOf(b))),
    limits: rowsOf(about('limits')),
    waiting,
  };
}

const places = { in: 'inNetwork', out: 'outOfNetwork', any: 'anyNetwork' } as const;

function rowsOf(costs: readonly CostShare[]): CostRow[] {
  const rows: CostRow[] = [];
  for (const cost of costs) {
    const service = serviceOf(cost);
    const column = places[cost.network ?? 'any'];
    const row = rows.find(
      (costRow) => serviceOf(costRow.cost) === service && isFree(costRow, column),
    );
    if (row) row[column] = cost;
    else {
      const empty: CostRow = { cost, inNetwork: null, outOfNetwork: null, anyNetwork: null };
      rows.push({ ...empty, [column]: cost });
    }
  }
  return rows;
}

/**
 * Whether a cell of a row is free. A cost for any network gets a separate row, because it belongs to no single network.
 */
const isFree = (row: CostRow, column: (typeof places)['in' | 'out' | 'any']): boolean =>
  column !== 'anyNetwork' && row.anyNetwork === null && row[column] === null;

/** Returns the number of a drug tier; those without one come last. */
function tierOf({ code, label }: CostShare): number {
  const [, digits] = /tier[ _-]?(\d+)/i.exec(code) ?? /tier[ _-]?(\d+)/i.exec(label) ?? [];
  return digits === undefined ? Infinity : Number(digits);
}

/** Whether any of the rows distinguishes the networks. */
export const knowsNetworks = (rows: readonly CostRow[]): boolean =>
  rows.some(({ inNetwork, outOfNetwork }) => inNetwork !== null || outOfNetwork !== null);
