// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { AttachmentsField } from './attachments-field.tsx';
import { useAttachments, type Attachments } from './use-attachments.ts';

/** Holds the rendered field's `whenRead`, which a form calls before it is sent. */
const form: Pick<Attachments, 'whenRead'> = { whenRead: () => Promise.resolve(null) };

function Holder() {
  const attachments = useAttachments();
  useEffect(() => {
    form.whenRead = attachments.whenRead;
  });
  return <AttachmentsField attachments={attachments} />;
}

/** Chooses files as the browser's own dialog would. */
function choose(...names: string[]) {
  const files = names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
  fireEvent.change(screen.getByLabelText(/^Add/), { target: { files } });
}

const added = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const problems = () =>
  screen.queryAllByRole('alert').flatMap((alert) => within(alert).getAllByRole('paragraph'));

it('keeps what was chosen while the files before it are still read', async () => {
  render(<Holder />);
  choose('letter.pdf', 'bill.pdf');
  choose('note.pdf');
  await vi.waitFor(() => expect(added()).toEqual(['letter.pdf', 'bill.pdf', 'note.pdf']));
});

it('counts what the choice before it added: the same name twice, and more than five', async () => {
  render(<Holder />);
  choose('1.pdf', '2.pdf', '3.pdf', '4.pdf');
  choose('4.pdf', '5.pdf', '6.pdf');
  await vi.waitFor(() => expect(added()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']));
  expect(problems()).toHaveLength(2);
});

it('waits for a file that is still being read before the form is sent', async () => {
  render(<Holder />);
  choose('letter.pdf');
  const files = await form.whenRead();
  expect(files?.map(({ fileName }) => fileName)).toEqual(['letter.pdf']);
});

it('has nothing to send while a file turns out unreadable, but sends the others afterwards', async () => {
  render(<Holder />);
  choose('letter.pdf');
  await form.whenRead();
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function fail(
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  choose('gone.pdf');
  expect(await form.whenRead()).toBeNull();
  await vi.waitFor(() => expect(problems()).toHaveLength(1));
  expect(await form.whenRead()).toHaveLength(1);
});
