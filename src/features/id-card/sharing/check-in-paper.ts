import { checkInWords } from '#content/check-in.ts';
import { formatDate, locale } from '#content/formats.ts';
import { recordKindWords } from '#content/health-records.ts';
import { idCardWords } from '#content/id-card.ts';
import type { CardIssuer, IdCard } from '#src/domain/id-card/card.ts';
import type { CheckInKind } from '#src/domain/id-card/check-in.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { RecordEntry } from '#src/domain/record/record.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { isShownWhole, textPdf, type PdfParagraph } from '#src/ui/browser/text-pdf.ts';
import { entryText } from './entry-text.ts';
import { instantText } from './instant-text.ts';

const words = checkInWords.paper;
const cardWords = idCardWords.card;

/** The shared entries of one list of the health record. */
export interface SharedList {
  kind: CheckInKind;
  entries: readonly RecordEntry[];
  completeness: Completeness;
}

interface CheckInPaper {
  person: { name: string | null; birthDate: string | null; gender: string | null };
  card: IdCard;
  issuer: CardIssuer | null;
  lists: readonly SharedList[];
  at: Date;
}

/** Returns everything that is shared at a check-in as a PDF, for an office that takes no data, with its title. */
export function checkInPaper({ person, card, issuer, lists, at }: CheckInPaper) {
  const title = words.title(person.name ?? card.name ?? words.noName);
  const paragraphs: PdfParagraph[] = [
    { as: 'title', text: title },
    { as: 'text', text: words.made(instantText(at)) },
    { as: 'text', text: words.chosen },
    { as: 'heading', text: words.patient },
    ...points(patientFacts(person, card)),
    { as: 'heading', text: words.card },
    ...points(cardFacts(card, issuer)),
    ...card.costs.map(({ label, network, value }): PdfParagraph => {
      const sentence = network === 'out' ? words.costOut : words.cost;
      return { as: 'point', text: sentence(label, costText(value)) };
    }),
    ...card.notes.map((text): PdfParagraph => ({ as: 'point', text })),
    ...lists.flatMap(({ kind, entries, completeness }): PdfParagraph[] => [
      { as: 'heading', text: recordKindWords[kind].many },
      ...entries.map((entry): PdfParagraph => ({ as: 'point', text: entryText(kind, entry) })),
      ...(completeness !== 'complete' ? [{ as: 'text', text: words.mayBeMissing } as const] : []),
    ]),
  ];
  const isWhole = paragraphs.every(({ text }) => isShownWhole(text));
  return {
    title,
    pdf: textPdf({
      title,
      language: locale,
      footer: (page, pages) => words.footer(String(page), String(pages)),
      paragraphs: isWhole ? paragraphs : [...paragraphs, { as: 'text', text: words.letters }],
    }),
  };
}

type Fact = [name: string, value: string | null];

const patientFacts = (person: CheckInPaper['person'], card: IdCard): Fact[] => [
  [words.name, person.name ?? card.name],
  [words.birthDate, person.birthDate === null ? null : formatDate(person.birthDate)],
  [
    words.sex,
    person.gender === null ? null : (lookUp(words.sexes, person.gender) ?? person.gender),
  ],
];

const cardFacts = (card: IdCard, issuer: CardIssuer | null): Fact[] => [
  [words.insurer, issuer?.name ?? card.issuerName],
  [words.plan, card.planName],
  ...card.memberIds.map((id): Fact => [cardWords.memberId, id]),
  [cardWords.subscriber, card.subscriberName],
  [cardWords.group, card.groupName === card.groupId ? null : card.groupName],
  [cardWords.group, card.groupId],
  [cardWords.network, card.network],
  [cardWords.effective, card.start === null ? null : formatDate(card.start)],
  ...card.pharmacy.map(({ kind, value }): Fact => [cardWords.numbers[kind], value]),
  [cardWords.payerId, issuer?.payerId ?? null],
  ...(issuer?.contacts ?? []).flatMap(({ purpose, phone, url }): Fact[] => [
    [purpose ?? cardWords.questions, phone === null ? null : formatPhone(phone)],
    [purpose ?? cardWords.questions, url],
  ]),
  [cardWords.claims, issuer?.address.join(', ') || null],
];

const points = (facts: readonly Fact[]): PdfParagraph[] =>
  facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : { as: 'point', text: words.fact(name, value) },
  );
