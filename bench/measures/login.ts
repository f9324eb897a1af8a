import type { Findings } from '../figures.ts';
import { loadsOf } from '../lighthouse.ts';
import type { Stage } from '../stage.ts';

/** Compares the sign-in page with the same page as nothing but HTML and CSS. */
export async function measureLogin({ hosts, runs }: Stage): Promise<Findings> {
  const [login, limit] = await loadsOf([`${hosts.portal}login`, hosts.staticPage], { runs });
  if (login === undefined || limit === undefined) throw new Error('nothing was measured');
  return {
    figures: [
      {
        name: '/login: LCP',
        value: login.lcp,
        unit: 'ms',
        reference: { name: 'static page', value: limit.lcp },
        bar: { atMost: 1.05 },
        decides: true,
      },
      {
        name: '/login: FCP',
        value: login.fcp,
        unit: 'ms',
        reference: { name: 'static page', value: limit.fcp },
        decides: false,
      },
      { name: '/login: TBT', value: login.tbt, unit: 'ms', bar: { atMost: 20 }, decides: false },
      {
        name: '/login: layout shift',
        value: login.cls,
        unit: 'score',
        bar: { atMost: 0 },
        decides: true,
      },
      {
        name: '/login: Lighthouse performance',
        value: login.score,
        unit: 'score',
        bar: { atLeast: 100 },
        decides: false,
      },
    ],
    notes: [],
  };
}
