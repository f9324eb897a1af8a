import { median, type Findings } from '../figures.ts';
import { loadsOf } from '../lighthouse.ts';
import { mainThreadWork } from '../page-load.ts';
import { completeDashboard, completeFloor } from '../painted.ts';
import { sessionAtHost } from '../session.ts';
import type { Stage } from '../stage.ts';

/** Compares the dashboard with the least that an app of the same stack can be. */
export async function measureBesideFloor(stage: Stage): Promise<Findings> {
  const { hosts, runs } = stage;
  const session = await sessionAtHost(stage, 'maria');
  const addresses = [`${hosts.portal}medical/dashboard`, hosts.floor];
  const [dashboard, limit] = await loadsOf(addresses, { runs, session });
  if (dashboard === undefined || limit === undefined) throw new Error('nothing was measured');
  // In turn, as the other timings.
  const work: { dashboard: number[]; floor: number[] } = { dashboard: [], floor: [] };
  for (let run = 0; run < runs; run += 1) {
    work.dashboard.push(
      await mainThreadWork(stage, `${hosts.portal}medical/dashboard`, completeDashboard, session),
    );
    work.floor.push(await mainThreadWork(stage, hosts.floor, completeFloor));
  }
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
        name: 'dashboard, cold, 4× slower processor: script, style and layout until it is quiet',
        value: median(work.dashboard),
        unit: 'ms',
        reference: { name: 'floor', value: median(work.floor) },
        bar: { atMost: 1.5 },
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
        bar: { atMost: 0.05 },
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
