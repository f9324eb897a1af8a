import type { components } from '#generated/v1/paths.d.ts';
import { createPdf, heading, paragraph, rule, documentTitle, type Paper } from './pdf.ts';

type Form = Required<components['schemas']['Form']>;
type ContractType = Form['contractTypes'][number];

/** A blank form: its purpose, and the questions of each part. */
type Blank = Omit<Form, 'contentType' | 'size'> & {
  purpose: string;
  parts: readonly (readonly [title: string, lines: readonly string[]])[];
};

export type Forms = {
  /** Returns the forms by category and title. */
  of(contractType: ContractType | undefined): readonly Blank[];
  named(formDocumentId: string): Blank | undefined;
  /** Returns a form's entry in lists, with its size: the file is written once for that. */
  listed(form: Blank): Promise<Form>;
  write(form: Blank): Promise<Blob>;
};

const member = [
  'The patient',
  ['Name', 'Date of birth', 'Member ID', 'Address', 'Phone', 'Email'],
] as const;
const signature = ['Signature', ['Signature of the patient or guardian', 'Date']] as const;

const blanks: readonly Blank[] = [
  {
    formDocumentId: 'form-medical-claim',
    title: 'Medical claim form',
    category: 'Claims',
    contractTypes: ['Medical'],
    version: '2026-01',
    purpose: 'Use this form when you paid for care and the provider does not send us a claim.',
    parts: [
      member,
      ['The care', ['Date of service', 'Provider', 'Reason for the visit', 'Amount you paid']],
      signature,
    ],
  },
  {
    formDocumentId: 'form-international-claim',
    title: 'International claim form',
    category: 'Claims',
    contractTypes: ['Medical'],
    version: '2026-01',
    purpose:
      'Use this form for care outside of the United States. Add an itemized bill, and proof of what you paid.',
    parts: [
      member,
      ['The trip', ['Country', 'Date you left', 'Date you returned']],
      [
        'The care',
        ['Date of service', 'Hospital or doctor', 'Illness or injury', 'Amount paid and currency'],
      ],
      signature,
    ],
  },
  {
    formDocumentId: 'form-dental-claim',
    title: 'Dental claim form',
    category: 'Claims',
    contractTypes: ['Dental'],
    version: '2026-01',
    purpose:
      'Use this form when you paid for dental care and the dentist does not send us a claim.',
    parts: [member, ['The care', ['Date of service', 'Dentist', 'Amount you paid']], signature],
  },
  {
    formDocumentId: 'form-vision-claim',
    title: 'Vision claim form',
    category: 'Claims',
    contractTypes: ['Vision'],
    version: '2026-01',
    purpose: 'Use this form when you paid for an eye exam, glasses or contact lenses.',
    parts: [member, ['The care', ['Date of service', 'Provider', 'Amount you paid']], signature],
  },
  {
    formDocumentId: 'form-travel-authorization',
    title: 'Authorization for care abroad',
    category: 'Prior authorization',
    contractTypes: ['Medical'],
    version: '2026-01',
    purpose:
      'Use this form before planned care outside of the United States. We answer in writing before you travel.',
    parts: [
      member,
      ['The care', ['Country', 'Hospital or doctor', 'Reason for the care', 'Planned dates']],
      ['Your doctor at home', ['Name', 'Phone']],
      signature,
    ],
  },
  {
    formDocumentId: 'form-representative',
    title: 'Appoint a representative',
    category: 'Privacy',
    contractTypes: ['Medical', 'Dental', 'Vision'],
    version: '2025-07',
    purpose: 'Use this form to let another person speak for you about a claim or an appeal.',
    parts: [member, ['Your representative', ['Name', 'Relationship', 'Phone']], signature],
  },
  {
    formDocumentId: 'form-release',
    title: 'Release of health information',
    category: 'Privacy',
    contractTypes: ['Medical', 'Dental', 'Vision'],
    version: '2025-07',
    purpose: 'Use this form to let us share your health information with another person.',
    parts: [member, ['Who may have it', ['Name', 'What we may share', 'Until']], signature],
  },
];

export function createForms(): Forms {
  const sizes = new Map<string, number>();
  return {
    of: (contractType) =>
      blanks
        .filter(
          ({ contractTypes }) => contractType === undefined || contractTypes.includes(contractType),
        )
        .toSorted((a, b) => a.category.localeCompare(b.category) || a.title.localeCompare(b.title)),
    named: (formDocumentId) => blanks.find((blank) => blank.formDocumentId === formDocumentId),
    listed: async (form) => {
      const { formDocumentId, title, category, contractTypes, version } = form;
      const size = sizes.get(formDocumentId) ?? (await write(form)).size;
      sizes.set(formDocumentId, size);
      const contentType = 'application/pdf';
      return { formDocumentId, title, category, contractTypes, version, contentType, size };
    },
    write,
  };
}

function write({ title, version, purpose, parts }: Blank): Promise<Blob> {
  const footer = `${title} · Version ${version}`;
  return createPdf({ title, day: `${version}-01`, footer }, (paper) => {
    documentTitle(paper, title);
    paragraph(paper, purpose);
    for (const [name, lines] of parts) {
      heading(paper, name);
      for (const line of lines) blankLine(paper, line);
    }
  });
}

/** Prints a question with a rule to write the answer on. */
function blankLine(paper: Paper, label: string): void {
  paragraph(paper, label);
  rule(paper);
}
