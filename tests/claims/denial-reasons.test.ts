import { expect, it } from 'vitest';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';

const records = 'Records are missing';
const note = { number: 1, text: 'We asked the provider for records and did not receive them.' };
const other = { number: 2, text: 'The price was lowered by contract.' };

it.each<[name: string, claim: Parameters<typeof refusalReasons>[0], said: string]>([
  [
    'the note that the refused line points to',
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
    'one note once, however many lines point to it',
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
    'the payer’s reason where no note is pointed to',
    {
      denialReasons: [records],
      lines: [{ denialReasons: [records], noteNumbers: [] }],
      notes: [note],
    },
    'Records are missing.',
  ],
  [
    'the payer’s reason where the note is not there',
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
    'a reason that has a period within and spaces around it, as one sentence',
    { denialReasons: [' Dr. Ames sent no order '], lines: [], notes: [] },
    'Dr. Ames sent no order.',
  ],
  [
    'a reason that ends with a period and spaces as it is',
    { denialReasons: ['Filed too late. '], lines: [], notes: [] },
    'Filed too late.',
  ],
  ['nothing where nothing was refused', { denialReasons: [], lines: [], notes: [note] }, ''],
])('why a plan refused is said by %s', (_, claim, said) => {
  expect(refusalReasons(claim)).toBe(said);
});
