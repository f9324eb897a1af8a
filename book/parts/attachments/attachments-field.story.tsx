import { AttachmentsField } from '#src/parts/attachments/attachments-field.tsx';
import type { Attachments } from '#src/parts/attachments/use-attachments.ts';
import type { States } from '../../story.ts';

const none: Attachments = {
  files: [],
  problems: [],
  add: () => {},
  remove: () => {},
  whenRead: () => Promise.resolve([]),
};

const files: Attachments['files'] = [
  'Letter of Dr. Brandt.pdf',
  'x-ray-of-left-knee-2026-03-03.png',
].map((fileName) => ({ fileName, contentType: 'application/pdf', content: '' }));

export const states: States = {
  Empty: () => <AttachmentsField attachments={none} />,
  'With files': () => (
    <AttachmentsField label="Letters and records" attachments={{ ...none, files }} />
  ),
  'A file was refused': () => (
    <AttachmentsField
      label="More letters and records"
      attachments={{ ...none, problems: ['bill.docx: choose a PDF, JPG or PNG file.'] }}
    />
  ),
};
