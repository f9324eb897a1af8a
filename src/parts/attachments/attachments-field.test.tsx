// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { AttachmentsField } from './attachments-field.tsx';
import { attachmentWords as words } from '#content/claim-letters.ts';
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

/** The first bytes of a JPEG. */
const jpeg = '\xff\xd8\xff\xe0';

/** A file of bytes, each written as a character. */
const fileOf = (bytes: string, name: string, type: string) =>
  new File([Uint8Array.from(bytes, (character) => character.charCodeAt(0))], name, { type });

const photo = (content: string) => fileOf(jpeg + content, 'image.jpg', 'image/jpeg');

/** Chooses files as the browser's own dialog would. */
const chooseFiles = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Add/), { target: { files } });

const choose = (...names: string[]) =>
  chooseFiles(...names.map((name) => fileOf('%PDF', name, 'application/pdf')));

const added = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const problems = () =>
  screen.queryAllByRole('alert').flatMap((alert) => within(alert).getAllByRole('paragraph'));

it('keeps the chosen files while earlier ones are still being read', async () => {
  render(<Holder />);
  choose('letter.pdf', 'bill.pdf');
  choose('note.pdf');
  await vi.waitFor(() => expect(added()).toEqual(['letter.pdf', 'bill.pdf', 'note.pdf']));
});

it('counts earlier files: the same name twice, and more than five', async () => {
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

it('sends nothing while a file turns out unreadable, but sends the others afterwards', async () => {
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

it('sends two photos of one name under two names', async () => {
  render(<Holder />);
  chooseFiles(photo('A'), photo('B'));
  chooseFiles(photo('C'), photo('B'));
  await vi.waitFor(() => expect(problems()).toHaveLength(1));
  expect(added()).toEqual(['image.jpg', 'image (2).jpg', 'image (3).jpg']);
  const files = await form.whenRead();
  expect(files?.map(({ content }) => atob(content).at(-1))).toEqual(['A', 'B', 'C']);
});

it.each([
  ['letter.pdf', '', '%PDF-1.7', 'application/pdf'],
  ['SCAN.PDF', 'application/octet-stream', '%PDF-1.7', 'application/pdf'],
  ['scan.pdf', 'application/x-pdf', '%PDF-1.7', 'application/pdf'],
  ['scan.jpg', 'image/jpg', jpeg, 'image/jpeg'],
  ['scan.png', 'image/jpeg', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['scan', '', jpeg, 'image/jpeg'],
])(
  'sends %s, for the browser “%s”, with the type of its content',
  async (name, type, bytes, sentAs) => {
    render(<Holder />);
    chooseFiles(fileOf(bytes, name, type));
    expect(await form.whenRead()).toMatchObject([{ fileName: name, contentType: sentAs }]);
  },
);

it.each([
  ['page.pdf', 'application/pdf', '<!doctype html>', words.problems['wrong-type']('page.pdf')],
  ['IMG_1.HEIC', 'image/heic', '\0\0\0\x18ftypheic', words.problems.heic('IMG_1.HEIC')],
  ['IMG_1.jpg', 'image/jpeg', '\0\0\0\x18ftypmif1', words.problems.heic('IMG_1.jpg')],
])('rejects %s, for the browser “%s”', async (name, type, bytes, problem) => {
  render(<Holder />);
  chooseFiles(fileOf(bytes, name, type));
  await screen.findByText(problem);
  expect(added()).toEqual([]);
});
