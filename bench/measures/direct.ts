import { median, type Findings } from '../figures.ts';
import { timeOfStaticPage, timesUntilPainted, timeUntilPainted } from '../page-load.ts';
import { completeDashboard, completeFloor } from '../painted.ts';
import { sessionAtHost } from '../session.ts';
import type { Stage } from '../stage.ts';

/**
 * Measures the dashboard opened by its address in a signed-in tab on a slow phone: with a cold cache, and reloaded. A
 * session belongs to a tab that has loaded the portal before, so that the second is what members see.
 */
export async function measureDirect(stage: Stage): Promise<Findings> {
  const { hosts, runs } = stage;
  const session = await sessionAtHost(stage, 'maria');
  const dashboards: number[] = [];
  const reloads: number[] = [];
  const statics: number[] = [];
  const floors: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dashboard = `${hosts.portal}medical/dashboard`;
    const { opened, reloaded } = await timesUntilPainted(
      stage,
      dashboard,
      completeDashboard,
      session,
    );
    dashboards.push(opened);
    reloads.push(reloaded);
    statics.push(await timeOfStaticPage(stage));
    floors.push(await timeUntilPainted(stage, hosts.floor, completeFloor));
  }
  const value = median(dashboards);
  return {
    figures: [
      {
        name: 'dashboard opened directly, slow phone: content painted',
        value,
        unit: 'ms',
        reference: { name: 'static page', value: median(statics) },
        decides: false,
      },
      {
        name: 'dashboard opened directly, slow phone: beside the floor app',
        value,
        unit: 'ms',
        reference: { name: 'floor', value: median(floors) },
        bar: { atMost: 1.1 },
        decides: true,
      },
      {
        name: 'dashboard reloaded, slow phone: content painted',
        value: median(reloads),
        unit: 'ms',
        reference: { name: 'static page', value: median(statics) },
        bar: { atMost: 1.25 },
        decides: true,
      },
    ],
    notes: [],
  };
}
