import type { Area } from './checks/area.ts';
import { checkPayments } from './checks/payments.ts';
import { checkPages } from './checks/pages.ts';
import { checkProvider } from './checks/provider.ts';
import { checkReads } from './checks/reads.ts';
import { checkRecords } from './checks/records.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkRights } from './checks/rights.ts';
import { checkRenewal, checkTokens } from './checks/tokens.ts';
import { checkWrites } from './checks/writes.ts';
import type { Insurer } from './insurer.ts';
import { textAt } from './json.ts';
import { readJwt } from './jwt.ts';
import { createReader } from './reader.ts';
import { createShapeFaults } from './shape.ts';

/** The areas of the check, in the order in which they run. */
const areas = {
  provider: checkProvider,
  tokens: checkTokens,
  reads: checkReads,
  pages: checkPages,
  records: checkRecords,
  refusals: checkRefusals,
  rights: checkRights,
  writes: checkWrites,
  payments: checkPayments,
  renewal: checkRenewal,
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof areas;

export const areaNames: readonly AreaName[] = Object.keys(areas).filter(
  (name): name is AreaName => name in areas,
);

/**
 * Checks an insurer's services, area by area; what it finds is in the insurer's outcome.
 *
 * @param wanted all areas unless given
 * @param begin called before each area
 */
export async function runChecks(
  insurer: Insurer,
  wanted: readonly AreaName[] = areaNames,
  begin: (area: AreaName) => void = () => {},
): Promise<void> {
  const subject = textAt(readJwt(insurer.tokens.accessToken)?.claims, 'sub');
  const shapeFaults = createShapeFaults();
  const reader = createReader(insurer, subject);
  for (const name of areaNames.filter((areaName) => wanted.includes(areaName))) {
    begin(name);
    await areas[name]({ insurer, reader, shapeFaults });
  }
}
