// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '#src/api/http/failure.ts';
import { PortalContext } from '#src/portal/portal-context.ts';
import type { RejectedField } from '#src/portal/forms/rejected-fields.ts';
import { Field } from '#src/ui/form/field.tsx';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { FormFrame } from './form-frame.tsx';
import { formRules } from './form-rules.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useDraft } from './use-draft.ts';
import { usePortalForm } from './use-portal-form.ts';
import { useSending } from './use-sending.ts';

const rules = formRules({
  request: z.object({
    phone: z.string().check(z.regex(/^[0-9]{3}$/)),
    comments: z.string().check(z.minLength(1)),
  }),
  typed: (values: { phone: string; comments: string }) => values,
  parts: {
    phone: { field: 'phone', wrong: 'Three digits.' },
    comments: { field: 'comments', wrong: 'Say something.' },
  },
});

interface TestFormProps {
  send?: (request: { phone: string; comments: string }) => Promise<string>;
  saidOf?: (answer: string) => string | null;
  rejectedBefore?: readonly RejectedField[];
  isHeld?: boolean;
}

function TestForm({ send = () => Promise.resolve('7'), ...rest }: TestFormProps) {
  const { saidOf, rejectedBefore = [], isHeld = false } = rest;
  const form = usePortalForm({
    id: 'test',
    rules,
    initial: { phone: '', comments: '' },
    rejectedBefore,
  });
  const draft = useDraft('test', form.form);
  const sending = useSending(form, {
    send,
    saysFailure: true,
    onSent: draft.discard,
    isHeld,
    ...(saidOf && { saidOf }),
  });
  if (sending.answer !== undefined && !saidOf) {
    return (
      <Notice tone="success" takesFocus>
        Sent as {sending.answer}
      </Notice>
    );
  }
  return (
    <FormFrame
      form={form}
      sending={sending}
      words={{ submit: 'Send', sending: 'Sending' }}
      classes={{ form: undefined, row: undefined }}
      above={draft.isRestored && <p role="status">Kept</p>}
    >
      {(['phone', 'comments'] as const).map((name) => (
        <Field key={name} id={form.idOf(name)} label={name} error={form.errorOf(name)}>
          {(control) => <input {...control} {...form.input(name)} />}
        </Field>
      ))}
      {sending.failure && <p role="alert">Failed {sending.failure.code}</p>}
    </FormFrame>
  );
}

function open(props: TestFormProps = {}, session = signedInStorage()) {
  const { portal } = createTestPortal({
    session,
    answer: (path) =>
      path.endsWith('/draft-key')
        ? Response.json({ key: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA' })
        : null,
  });
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={new QueryClient()}>
        <TestForm {...props} />
      </QueryClientProvider>
    </PortalContext>,
  );
  return session;
}

const input = (field: 'phone' | 'comments') =>
  screen.getByLabelText<HTMLInputElement>(field, { selector: 'input' });

const type = (field: 'phone' | 'comments', text: string) =>
  fireEvent.change(input(field), { target: { value: text } });

function submit() {
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  form.requestSubmit();
}

const button = () => screen.getByRole('button');
const summary = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const links = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link'))
    .map((link) => link.getAttribute('href'));
const marked = () =>
  screen
    .getAllByRole('textbox')
    .filter(({ ariaInvalid }) => ariaInvalid === 'true')
    .map(({ id }) => id);
const summaryFocused = () =>
  vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

function fill() {
  type('phone', '501');
  type('comments', 'Please call.');
}

const rejection = (...validationErrors: { field: string; code: string; message: string }[]) =>
  new ApiFailure('BP-NFA-100', 'status', { status: 422, validationErrors });

it.each<[string, (field: HTMLInputElement, text: string) => void]>([
  [
    'an extension',
    // The native setter, which React does not track.
    (field, text) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text),
  ],
  [
    'a script of the page',
    (field, text) => {
      field.value = text;
    },
  ],
])('sends what %s filled without an event', async (_, setValue) => {
  const send = vi.fn(() => Promise.resolve('7'));
  open({ send });
  type('phone', '999');
  setValue(input('phone'), '501');
  setValue(input('comments'), 'Please call.');
  submit();
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      { phone: '501', comments: 'Please call.' },
      expect.anything(),
    ),
  );
});

it('shows no errors before it is submitted, then all of them, with links and the focus', async () => {
  open();
  type('phone', '5');
  await settled();
  expect(summary()).toEqual([]);
  submit();
  await vi.waitFor(() => expect(summary()).toEqual(['Three digits.', 'Say something.']));
  expect(links()).toEqual(['#test-phone', '#test-comments']);
  await summaryFocused();
  fireEvent.click(screen.getByRole('link', { name: 'Say something.' }));
  expect(document.activeElement?.id).toBe('test-comments');
  expect(marked()).toEqual(['test-phone', 'test-comments']);
  type('phone', '501');
  await vi.waitFor(() => expect(summary()).toEqual(['Say something.']));
});

it('sends the request of the rules, and announces success at the focus', async () => {
  const send = vi.fn(() => Promise.resolve('7'));
  open({ send });
  fill();
  submit();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Sent as 7'));
  expect(send.mock.calls).toEqual([
    [{ phone: '501', comments: 'Please call.' }, expect.anything()],
  ]);
});

it('sends a form once, however often it is submitted, and shows that it is busy', async () => {
  let answer: (text: string) => void = () => {};
  const send = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  open({ send });
  fill();
  submit();
  submit();
  await vi.waitFor(() => expect(button().textContent).toBe('Sending'));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().hasAttribute('disabled')).toBe(false);
  submit();
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
  answer('7');
  await vi.waitFor(() => expect(document.body.textContent).toBe('Sent as 7'));
});

it('does not send a form while another task must end first', async () => {
  const send = vi.fn(() => Promise.resolve('7'));
  open({ send, isHeld: true });
  fill();
  submit();
  await settled();
  expect(send).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().textContent).toBe('Send');
});

it('shows a rejection at its field or above the fields, until it is changed or sent again', async () => {
  const send = vi
    .fn<NonNullable<TestFormProps['send']>>()
    .mockRejectedValueOnce(
      rejection(
        { field: 'comments', code: 'rude', message: 'Be polite.' },
        { field: 'channel', code: 'closed', message: 'Closed today.' },
        { field: 'phone', code: 'unknown', message: 'No such number.' },
      ),
    )
    .mockRejectedValueOnce(new ApiFailure('BP-NFA-100', 'network'))
    .mockResolvedValueOnce('7');
  open({ send });
  fill();
  submit();
  await vi.waitFor(() =>
    expect(summary()).toEqual(['Closed today.', 'No such number.', 'Be polite.']),
  );
  expect(links()).toEqual(['#test-phone', '#test-comments']);
  await summaryFocused();
  // It was understood: nothing failed.
  expect(screen.queryByRole('alert')).toBeNull();

  type('comments', '');
  await vi.waitFor(() =>
    expect(summary()).toEqual(['Closed today.', 'No such number.', 'Say something.']),
  );
  type('comments', 'Please, please call.');
  await vi.waitFor(() => expect(summary()).toEqual(['Closed today.', 'No such number.']));
  submit();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch('Failed'));
  expect(summary()).toEqual([]);
  submit();
  await vi.waitFor(() => expect(document.body.textContent).toBe('Sent as 7'));
});

it('shows a rejection of the whole answer above the fields', async () => {
  open({ saidOf: (answer) => `Not ${answer}.` });
  fill();
  submit();
  await vi.waitFor(() => expect(summary()).toEqual(['Not 7.']));
  expect(marked()).toEqual([]);
});

it('shows an earlier rejection at once, with the focus', async () => {
  open({ rejectedBefore: [{ field: 'phone', text: 'No such number.' }] });
  expect(summary()).toEqual(['No such number.']);
  await summaryFocused();
});

it('shows the time to wait after too many tries, and keeps what was typed', async () => {
  const send = vi
    .fn(() => Promise.resolve('7'))
    .mockRejectedValueOnce(
      new ApiFailure('BP-NFA-100', 'status', { status: 429, retryAfterSeconds: 600 }),
    );
  open({ send });
  fill();
  submit();
  const says = 'You’ve tried this too many times. Wait 10 minutes and try again.';
  await vi.waitFor(() => expect(summary()).toEqual([says]));
  await summaryFocused();
  expect(input('comments').value).toBe('Please call.');
  expect(screen.queryByRole('alert')).toBeNull();
  submit();
  await vi.waitFor(() => expect(document.body.textContent).toBe('Sent as 7'));
});

it.each([
  ['one of the catalogue', new ApiFailure('BP-NFA-100', 'network'), 'Failed BP-NFA-100'],
  ['any other', new Error('of ours'), 'Failed '],
])('keeps the values after a failure, %s, and can be sent again', async (_, error, says) => {
  const send = vi.fn(() => Promise.resolve('7')).mockRejectedValueOnce(error);
  open({ send });
  fill();
  submit();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(says));
  expect(input('comments').value).toBe('Please call.');
  expect(summary()).toEqual([]);
  submit();
  await vi.waitFor(() => expect(document.body.textContent).toBe('Sent as 7'));
});

it('restores values that were typed but not sent', async () => {
  const session = open();
  type('comments', 'Please call.');
  await vi.waitFor(() => expect(session.getItem('drafts')).not.toBeNull());
  cleanup();
  open({}, session);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kept'));
  expect(input('comments').value).toBe('Please call.');
  type('phone', '501');
  submit();
  await vi.waitFor(() => expect(document.body.textContent).toBe('Sent as 7'));
  await vi.waitFor(() => expect(session.getItem('drafts')).toBeNull());
});
