// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bundle, eob, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';

it('accepts filters before the claims load, and applies them afterward', async () => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  const resources = [eob('claim-1'), eob('claim-2')];
  const { says, text, type, getByRole } = await openScreen('/medical/claims', plan, {
    async answer(path) {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (!path.endsWith('/ExplanationOfBenefit')) {
        return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
      }
      await held;
      return bundle({ resources });
    },
  });
  await says('We’ll add up your claims once they’ve all loaded.');
  expect(text()).not.toContain('Nothing matches');
  const search = () => getByRole<HTMLInputElement>('searchbox', { name: 'Search claims' });
  const field = search();
  await type('Search claims', 'no such thing');
  come();
  await says('Nothing matches your search');
  expect(search()).toBe(field);
  expect(field.value).toBe('no such thing');
  await type('Search claims', '');
  await says('Showing 1–2 of 2 claims');
});

it('labels the count as “so far” while claims load', async () => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  const next = 'https://members.example.org/api/v1/health-records/ExplanationOfBenefit?page=2';
  const all = Array.from({ length: 14 }, (_, at) => eob(`claim-${at}`));
  const { says, text } = await openScreen('/medical/claims', plan, {
    async answer(path, request) {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (!path.endsWith('/ExplanationOfBenefit')) {
        return path.includes('/health-records/') ? bundle({ resources: [] }) : null;
      }
      if (!request.url.includes('page=2')) {
        return bundle({ resources: all.slice(0, 12), next, total: 14 });
      }
      await held;
      return bundle({ resources: all.slice(12), total: 14 });
    },
  });
  await says('Showing 1–10 of 12 claims so far');
  expect(text()).toContain('Page 1 of 2 so far');
  come();
  await says('Showing 1–10 of 14 claims');
  expect(text()).not.toContain('so far');
});
