import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planOf } from '#tests/support/plans.ts';
import { createThirdParties } from './third-parties.ts';

const all = {
  sessionRecording: { module: '/vendor/recording.js' },
  performanceMonitoring: { module: '/vendor/monitoring.js' },
  campaignTracking: { module: '/vendor/campaign.js' },
};
const none = { sessionRecording: null, performanceMonitoring: null, campaignTracking: null };
const plan = planOf('Dental', { memberId: 'M1', tier1: 'HA' });
const arrival = new URL(
  'https://members.example.org/login?utm_source=vanity_url&utm_medium=audio&utm_campaign=on_hold_message',
);

let warnings: unknown[][] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    warnings.push(words);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function recorder() {
  const heard: [string, unknown][] = [];
  const note = (name: string) => (argument: unknown) => {
    heard.push([name, argument]);
  };
  const load = vi.fn(() =>
    Promise.resolve({ identify: note('identify'), start: note('start'), track: note('track') }),
  );
  return { heard, load };
}

it('loads nothing by default', async () => {
  const { load } = recorder();
  const groupId = vi.fn(() => Promise.resolve('G1'));
  const parties = createThirdParties(none, load);
  parties.start(arrival);
  parties.identify(plan, groupId);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(groupId).not.toHaveBeenCalled();
});

it('passes exactly four facts to a recording service', async () => {
  const { heard, load } = recorder();
  createThirdParties(all, load).identify(plan, () => Promise.resolve('G1'));
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard).toEqual([
    ['identify', { memberId: 'M1', groupId: 'G1', planType: 'Dental', lob: 'HA' }],
  ]);
});

it('starts monitoring, and passes on a campaign in the address', async () => {
  const { heard, load } = recorder();
  const parties = createThirdParties(all, load);
  parties.start(arrival);
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toEqual([
    ['start', null],
    ['track', { source: 'vanity_url', medium: 'audio', campaign: 'on_hold_message' }],
  ]);
  parties.start(new URL('https://members.example.org/login'));
  await expect.poll(() => heard).toHaveLength(3);
  expect(heard.at(-1)).toEqual(['start', null]);
});

it('reports codes of failed calls only to a monitoring service that collects them', async () => {
  const heard: unknown[] = [];
  const collects = () => Promise.resolve({ apiError: (code: unknown) => heard.push(code) });
  createThirdParties(all, collects).apiError('BP-NFA-100');
  await expect.poll(() => heard).toEqual(['BP-NFA-100']);

  const load = vi.fn(() => Promise.resolve({ start: () => {} }));
  createThirdParties(all, load).apiError('BP-NFA-100');
  await expect.poll(() => load.mock.settledResults).toHaveLength(1);
  await Promise.resolve();
  expect(warnings).toEqual([]);

  const nobody = vi.fn();
  createThirdParties(none, nobody).apiError('BP-NFA-100');
  expect(nobody).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<unknown>]>([
  ['cannot be loaded', () => Promise.reject(new Error('blocked'))],
  ['is no module', () => Promise.resolve(null)],
  ['lacks what it should have', () => Promise.resolve({})],
  [
    'throws',
    () =>
      Promise.resolve({
        start: () => {
          throw new Error('broken');
        },
      }),
  ],
])('logs the failure of a service that %s, and continues', async (_, load) => {
  createThirdParties(all, load).start(new URL('https://members.example.org/'));
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]?.[0]).toBe('/vendor/monitoring.js failed:');
});

it('an unknown group is a failure of the recording only', async () => {
  const { heard, load } = recorder();
  createThirdParties(all, load).identify(plan, () => Promise.reject(new Error('BP-FA-006')));
  await expect.poll(() => warnings).toHaveLength(1);
  expect(heard).toEqual([]);
});
