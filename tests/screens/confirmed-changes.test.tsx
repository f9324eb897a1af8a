// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#tests/support/fill.ts';
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

type Screen = Awaited<ReturnType<typeof open>>;

const changes: readonly {
  address: string;
  title: string;
  /** The name of the button that sends it. */
  button?: string;
  change: (screen: Screen) => Promise<void>;
  sent: Pick<Write, 'path' | 'body'>;
}[] = [
  {
    address: '/settings/profile',
    title: 'Email',
    change: ({ type }) => type('Email address', 'maria@delgado.example'),
    sent: { path: '/settings/email', body: '{"email":"maria@delgado.example"}' },
  },
  {
    address: '/settings/profile',
    title: 'Phone numbers',
    change: ({ type }) => type('Work', '5015550199'),
    sent: {
      path: '/settings/phone',
      body: '{"phone":"5015550142","homePhone":null,"workPhone":"5015550199"}',
    },
  },
  {
    address: '/settings/privacy-security',
    title: 'Security questions',
    change: async ({ type }) => {
      await type('Answer to your first question', 'Biscuit');
      await type('Answer to your second question', 'Magnolia');
    },
    sent: {
      path: '/settings/security-questions',
      body: '{"questions":[{"questionId":"first-pet","answer":"Biscuit"},{"questionId":"first-street","answer":"Magnolia"}]}',
    },
  },
  {
    address: '/settings/privacy-security',
    title: 'Extra security at sign-in',
    change: ({ user, getByRole }) => user.click(getByRole('checkbox')),
    sent: { path: '/settings/mfa', body: '{"enabled":false,"channel":"text"}' },
  },
  {
    address: '/settings/privacy-security',
    title: 'Delete your account',
    button: 'Delete my account',
    change: () => Promise.resolve(),
    sent: { path: '', body: '' },
  },
];

it.each(changes)(
  '$title: shows a wrong password at its field without a change, and confirms the right one once',
  async ({ address, title, button = 'Save', change, sent }) => {
    const opened = await open(address);
    const { user, writes, findByRole } = opened;
    const card = within(await findByRole('region', { name: title }));
    await user.click(await card.findByRole('button'));
    // The dialog of a deletion is outside of its card.
    const current = await screen.findByLabelText<HTMLInputElement>('Current password');
    const form = current.form ?? document.body;
    await change(opened);

    const submit = within(form).getByRole('button', { name: button });
    await user.click(submit);
    await expect.poll(() => form.textContent).toContain('Enter your current password.');
    await fill(user, current, 'Maria-2025!');
    await user.click(submit);
    await expect.poll(() => form.textContent).toContain('Your current password isn’t correct.');
    expect(current.getAttribute('aria-invalid')).toBe('true');
    expect(current.value).toBe('Maria-2025!');
    expect(writes).toEqual([]);

    await fill(user, current, password);
    await user.click(submit);
    await expect.poll(() => writes).toEqual([{ ...sent, proof }]);
  },
);
