// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { NewAttachment } from '#src/api/calls/claim-inquiries.ts';
import { AttachmentsField } from './attachments-field.tsx';

let takeAway = () => {};
afterEach(() => takeAway());

function Holder() {
  const [files, setFiles] = useState<readonly NewAttachment[]>([]);
  return <AttachmentsField files={files} onFiles={setFiles} />;
}

function renderField() {
  const place = document.createElement('div');
  document.body.append(place);
  const react = createRoot(place);
  takeAway = () => {
    flushSync(() => react.unmount());
    place.remove();
  };
  flushSync(() => react.render(<Holder />));
}

/** Chooses files as the browser's own dialog would. */
function choose(...names: string[]) {
  const input = document.querySelector('input');
  if (input === null) throw new Error('no field');
  const files = names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const added = () => [...document.querySelectorAll('li span')].map((item) => item.textContent);

it('keeps what was chosen while the files before it are still read', async () => {
  renderField();
  choose('letter.pdf', 'bill.pdf');
  choose('note.pdf');
  await vi.waitFor(() => expect(added()).toEqual(['letter.pdf', 'bill.pdf', 'note.pdf']));
});

it('counts what the choice before it added: the same name twice, and more than five', async () => {
  renderField();
  choose('1.pdf', '2.pdf', '3.pdf', '4.pdf');
  choose('4.pdf', '5.pdf', '6.pdf');
  await vi.waitFor(() => expect(added()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']));
  expect(document.querySelectorAll('[role=alert] p')).toHaveLength(2);
});
