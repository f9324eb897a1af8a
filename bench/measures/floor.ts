import type { Findings } from '../figures.ts';
import { loadsOf } from '../lighthouse.ts';
import { sessionAtHost } from '../session.ts';
import type { Stage } from '../stage.ts';

/** The dashboard beside the least that an app of the same stack can be. */
export async function measureBesideFloor(stage: Stage): Promise<Findings> {
  const { hosts, runs } = stage;
  const session = await sessionAtHost(stage, 'maria');
  const addresses = [`${hosts.portal}medical/dashboard`, hosts.floor];
  const [dashboard, limit] = await loadsOf(addresses, { runs, session });
  if (dashboard === undefined || limit === undefined) throw new Error('nothing was measured');
  return {
    figures: [
      {
        name: 'dashboard, cold: LCP',
        value: dashboard.lcp,
        unit: 'ms',
        reference: { name: 'floor', value: limit.lcp },
        bar: { atMost: 1.1 },
        decides: true,
      },
      {
        name: 'dashboard, cold: TBT',
        value: dashboard.tbt,
        unit: 'ms',
        reference: { name: 'floor', value: limit.tbt },
        bar: { atMost: 1.25 },
        decides: true,
      },
      {
        name: 'dashboard, cold: FCP',
        value: dashboard.fcp,
        unit: 'ms',
        reference: { name: 'floor', value: limit.fcp },
        decides: false,
      },
      {
        name: 'dashboard, cold: layout shift',
        value: dashboard.cls,
        unit: 'score',
        bar: { atMost: 0.1 },
        decides: true,
      },
      {
        name: 'dashboard, cold: Lighthouse performance',
        value: dashboard.score,
        unit: 'score',
        decides: false,
      },
    ],
    notes: [],
  };
}
