// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bundle, owing, patient, plan } from '../support/claim-answers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { everyRight } from '../support/plans.ts';

const open = (resources: readonly object[], account: () => Response) =>
  openScreen('/medical/dashboard', plan, {
    rights: everyRight,
    answer: (path) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) return bundle({ resources });
      return path.includes('/transactions') ? account() : null;
    },
  });
const withoutAccount = () => new Response(null, { status: 404 });

it('shows what the member may owe for care', async () => {
  const { says } = await open([owing('a', 84.2), owing('b', 30)], withoutAccount);
  await says('You may owe $114.20 for care.');
});

it('leaves out prescriptions, which are usually paid at pickup', async () => {
  const prescription = {
    ...owing('b', 30),
    type: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/claim-type', code: 'pharmacy' }],
    },
  };
  const { says } = await open([owing('a', 84.2), prescription], withoutAccount);
  await says('You may owe $84.20 for care.');
});

it('says that it may be more when a claim states no owed amount', async () => {
  const { says } = await open([owing('a', 84.2), owing('b')], withoutAccount);
  await says('You may owe $84.20 or more for care.');
});

it('says that it may be more while a claim is undecided', async () => {
  const received = { ...owing('b'), outcome: 'queued' };
  const { says } = await open([owing('a', 84.2), received], withoutAccount);
  await says('You may owe $84.20 or more for care.');
});

it('says that it may be more when claims are missing', async () => {
  const warning = {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'warning', code: 'incomplete' }],
  };
  const { says } = await open([owing('a', 84.2), warning], withoutAccount);
  await says('You may owe $84.20 or more for care.');
});

it('shows no amount while the reimbursement account’s payments are unknown', async () => {
  const failing = () => new Response(null, { status: 500 });
  const { says } = await open([owing('a', 84.2)], failing);
  await says('You may owe a share of your care.');
});

it('says “or more” while older claims are on their way, and then the whole amount', async () => {
  let sendAll = () => {};
  const all = new Promise<Response>((resolve) => {
    sendAll = () => resolve(bundle({ resources: [owing('a', 84.2), owing('b', 30)] }));
  });
  const { says, text } = await openScreen('/medical/dashboard', plan, {
    rights: everyRight,
    answer: (path, { url }) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) {
        return url.includes('service-date=ge2024')
          ? all
          : bundle({ resources: [owing('a', 84.2)] });
      }
      return path.includes('/transactions') ? withoutAccount() : null;
    },
  });
  await says('You may owe $84.20 or more for care.');
  expect(text()).not.toContain('You’re all set');
  sendAll();
  await says('You may owe $114.20 for care.');
});

it('says “or more” when older claims could not be loaded', async () => {
  const { says } = await openScreen('/medical/dashboard', plan, {
    rights: everyRight,
    answer: (path, { url }) => {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101', 'A1')] });
      if (path.endsWith('/ExplanationOfBenefit')) {
        return url.includes('service-date=ge2024')
          ? new Response(null, { status: 500 })
          : bundle({ resources: [owing('a', 84.2)] });
      }
      return path.includes('/transactions') ? withoutAccount() : null;
    },
  });
  await says('You may owe $84.20 or more for care.');
  await says('Some dates aren’t available right now.');
});
