import { expect, it } from 'vitest';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';

const records = 'Records are missing';
const note = { number: 1, text: 'We asked the provider for records and did not receive them.' };
const other = { number: 2, text: 'The price was lowered by contract.' };

it.each<[name: string, claim: Parameters<typeof refusalReasons>[0], said: string]>([
  [
    'the note that the refused line refers to',
    {
      denialReasons: [records],
      lines: [
        { denialReasons: [records], noteNumbers: [1] },
        { denialReasons: [], noteNumbers: [2] },
      ],
      notes: [note, other],
    },
    note.text,
  ],
  [
    'a note once, however many lines refer to it',
    {
      denialReasons: [records, 'No authorization'],
      lines: [
        { denialReasons: [records], noteNumbers: [1] },
        { denialReasons: ['No authorization'], noteNumbers: [1] },
      ],
      notes: [note],
    },
    note.text,
  ],
  [
    'the payer’s reason if no line refers to a note',
    {
      denialReasons: [records],
      lines: [{ denialReasons: [records], noteNumbers: [] }],
      notes: [note],
    },
    'Records are missing.',
  ],
  [
    'the payer’s reason if the note is missing',
    {
      denialReasons: [records],
      lines: [{ denialReasons: [records], noteNumbers: [7] }],
      notes: [],
    },
    'Records are missing.',
  ],
  [
    'each of several reasons, a reason of the whole claim among them',
    {
      denialReasons: ['Filed too late!', records],
      lines: [{ denialReasons: [records], noteNumbers: [1] }],
      notes: [{ number: 1, text: 'Send the operative report' }],
    },
    'Filed too late! Send the operative report.',
  ],
  [
    'a reason with a period inside and spaces around it, as one sentence',
    { denialReasons: [' Dr. Ames sent no order '], lines: [], notes: [] },
    'Dr. Ames sent no order.',
  ],
  [
    'a reason with a final period and spaces, without a second period',
    { denialReasons: ['Filed too late. '], lines: [], notes: [] },
    'Filed too late.',
  ],
  ['nothing if nothing was refused', { denialReasons: [], lines: [], notes: [note] }, ''],
])('takes the denial reason from %s', (_, claim, expected) => {
  expect(refusalReasons(claim)).toBe(expected);
});
