// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fieldOf, fill } from '#tests/support/fill.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const questions = ['first-pet', 'first-street', 'first-job'].map((questionId) => ({
  questionId,
  question: `${questionId}?`,
}));
const onFile = {
  displayName: 'Maria',
  tosChecked: true,
  email: 'maria@mail.example',
  phone: '5015550142',
  homePhone: null,
  workPhone: null,
  securityQuestionChoices: questions,
  securityQuestions: questions.slice(0, 2),
  mfa: { enabled: true, channel: 'text' },
};
const proof = 'p'.repeat(43);
const password = 'Maria-2026!';

type Write = { path: string; proof: string | null; body: string };

/** A screen whose insurer knows one password, with the writes that were sent. */
async function open(address: string) {
  const writes: Write[] = [];
  const screen = await openScreen(address, planOf('Medical', { memberId: 'M1' }), {
    answer: async (path, request) => {
      if (path.endsWith('/reauthentications')) {
        if ((await request.text()).includes(password)) {
          return Response.json({ proof }, { status: 201 });
        }
        const validationErrors = [
          { field: 'currentPassword', code: 'CHP-0010', message: 'Not your password.' },
        ];
        const status = 422;
        return Response.json(
          { type: 'about:blank', title: 'No', status, validationErrors },
          { status },
        );
      }
      if (path.endsWith('/settings')) return Response.json(onFile);
      if (path.includes('/accessrights/')) return Response.json({ rights: everyRight });
      if (!['PUT', 'DELETE'].includes(request.method)) return null;
      const sent = {
        proof: request.headers.get('reauthentication-proof'),
        body: await request.text(),
      };
      writes.push({ path: path.replace(/.*\/users\/maria/, ''), ...sent });
      return request.method === 'PUT' ? Response.json({}) : new Response(null, { status: 204 });
    },
  });
  return { ...screen, writes };
}

const section = (title: string) =>
  [...document.querySelectorAll('section')].find(
    (one) => one.querySelector('h2')?.textContent === title,
  ) ?? null;

const changes: readonly {
  address: string;
  title: string;
  change: (form: Element) => void;
  sent: Pick<Write, 'path' | 'body'>;
}[] = [
  {
    address: '/settings/profile',
    title: 'Email',
    change: (form) => fill(form, 'Email address', 'maria@delgado.example'),
    sent: { path: '/settings/email', body: '{"email":"maria@delgado.example"}' },
  },
  {
    address: '/settings/profile',
    title: 'Phone numbers',
    change: (form) => fill(form, 'Work', '5015550199'),
    sent: {
      path: '/settings/phone',
      body: '{"phone":"5015550142","homePhone":null,"workPhone":"5015550199"}',
    },
  },
  {
    address: '/settings/privacy-security',
    title: 'Security questions',
    change: (form) => {
      fill(form, 'Answer to your first', 'Biscuit');
      fill(form, 'Answer to your second', 'Magnolia');
    },
    sent: {
      path: '/settings/security-questions',
      body: '{"questions":[{"questionId":"first-pet","answer":"Biscuit"},{"questionId":"first-street","answer":"Magnolia"}]}',
    },
  },
  {
    address: '/settings/privacy-security',
    title: 'Extra security at sign-in',
    change: (form) => form.querySelector<HTMLInputElement>('#mfa-enabled')?.click(),
    sent: { path: '/settings/mfa', body: '{"enabled":false,"channel":"text"}' },
  },
  {
    address: '/settings/privacy-security',
    title: 'Delete your account',
    change: () => {},
    sent: { path: '', body: '' },
  },
];

it.each(changes)(
  '$title: a wrong password stands at its field and changes nothing; the right one confirms once',
  async ({ address, title, change, sent }) => {
    const { writes } = await open(address);
    await expect.poll(() => section(title)?.querySelector('button')).toBeTruthy();
    section(title)?.querySelector('button')?.click();
    const form = () =>
      section(title)?.querySelector('form') ?? document.querySelector('[role=dialog] form');
    // The dialog's code is fetched now.
    await expect.poll(form, { timeout: 10_000 }).toBeTruthy();
    const opened = form();
    if (!(opened instanceof HTMLFormElement)) throw new Error('no form');
    change(opened);

    opened.requestSubmit();
    await expect.poll(() => opened.textContent).toContain('Enter your current password.');
    fill(opened, 'Current password', 'Maria-2025!');
    opened.requestSubmit();
    await expect.poll(() => opened.textContent).toContain('Your current password isn’t correct.');
    const field = fieldOf(opened, 'Current password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('Maria-2025!');
    expect(writes).toEqual([]);

    fill(opened, 'Current password', password);
    opened.requestSubmit();
    await expect.poll(() => writes).toEqual([{ ...sent, proof }]);
  },
);
