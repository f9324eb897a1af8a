import type { Annotation, Coverage, Extension, Identifier } from '@medplum/fhirtypes';
import type { CostShare } from '#src/domain/coverage/cost-share.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import {
  pharmacyNumbers,
  type CardColors,
  type CardCost,
  type CardPerson,
  type IdCard,
} from '#src/domain/id-card/card.ts';
import { endDay } from '#src/domain/format/days.ts';
import type { SearchPage } from '../bundle.ts';
import {
  codesOf,
  concept,
  dayOfDateTime,
  hasCode,
  idAtEnd,
  period,
  reference,
  wordsIn,
} from '../concepts.ts';
import { classesOf, classesRead, numbersOf } from '../coverages.ts';
import { costsRead, readCost } from '../coverage-costs.ts';
import { humanName, nameFromParts } from '../human-name.ts';
import { code, list, part, resource, text } from '../lenient.ts';

/** The values of a card's extension, and the extensions within it. */
const value = {
  url: text,
  valueString: text,
  valueDate: text,
  valueId: text,
  valueCodeableConcept: concept,
  valueHumanName: humanName,
  valueAnnotation: part<Annotation>()({ text }),
};

const readResource = resource<Coverage>('Coverage')({
  id: text,
  extension: list(part<Extension>()({ ...value, extension: list(part<Extension>()(value)) })),
  identifier: list(part<Identifier>()({ value: text, type: concept })),
  status: code,
  type: concept,
  subscriber: reference,
  subscriberId: text,
  beneficiary: reference,
  payor: list(reference),
  period,
  class: classesRead,
  costToBeneficiary: costsRead,
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/** Reads the cards of a page: one for each coverage that names its patient. */
export function readCards(page: SearchPage): IdCard[] {
  return page.of('Coverage').flatMap((sent): IdCard[] => {
    const read = readResource(sent);
    if (read?.id === undefined) return [];
    const [issuer] = read.payor ?? [];
    return [
      {
        id: read.id,
        status: read.status ?? '',
        typeCodes: codesOf(read.type).map((code) => code.toLowerCase()),
        numbers: numbersOf(read),
        patientId: idAtEnd(read.beneficiary?.reference),
        name: wordsIn(read.beneficiary?.display),
        memberIds: memberIdsOf(read),
        subscriberName: wordsIn(read.subscriber?.display),
        subscriberId: wordsIn(read.subscriberId),
        people: extensionsOf(read, 'PlanBeneficiaries').flatMap(personOf),
        ...planOf(read),
        costs: (read.costToBeneficiary ?? []).map(readCost).flatMap(costOnCard),
        start: dayOfDateTime(read.period?.start),
        end: endDay(dayOfDateTime(read.period?.end)),
        issued: dayOfDateTime(extensionsOf(read, 'CardIssueDate')[0]?.valueDate),
        notes: extensionsOf(read, 'AdditionalCardInformation').flatMap(linesOf),
        colors: colorsOf(read),
        issuer: idAtEnd(issuer?.reference),
        issuerName: wordsIn(issuer?.display),
      },
    ];
  });
}

const costOnCard = ({ code, label, network, value: cost }: CostShare): CardCost[] =>
  cost === null || label === '' ? [] : [{ code, label, network, value: cost }];

type Ext = NonNullable<Read['extension']>[number];

/** Returns the extensions of the guide by what is in the middle of their names, with any beginning of their address. */
const extensionsOf = (read: Pick<Read, 'extension'>, middle: string): Ext[] =>
  (read.extension ?? []).filter(({ url }) => isNamed(url, middle));

const isNamed = (url: string | undefined, middle: string): boolean =>
  url?.split('/').at(-1) === `C4DIC-${middle}-extension`;

/** Returns the member numbers; numbers of other kinds only where nothing gives their kind. */
function memberIdsOf({ identifier = [] }: Read): string[] {
  const numbers = identifier.filter(({ type }) => hasCode(type, 'MB'));
  return (numbers.length > 0 ? numbers : identifier).flatMap(
    (cardIdentifier) => cardIdentifier.value ?? [],
  );
}

const classOf = (read: Read, kind: string) => classesOf(read, kind)[0];

/** Returns what the classes of a coverage say of its plan. */
function planOf(
  read: Read,
): Pick<IdCard, 'planName' | 'groupId' | 'groupName' | 'pharmacy' | 'network'> {
  const [group, network] = [classOf(read, 'group'), classOf(read, 'network')];
  return {
    planName: wordsIn(classOf(read, 'plan')?.name),
    groupId: wordsIn(group?.type?.id) ?? wordsIn(group?.value),
    groupName: wordsIn(group?.name),
    pharmacy: pharmacyNumbers.flatMap((kind) => {
      const written = wordsIn(classOf(read, kind)?.value);
      return written === null ? [] : [{ kind, value: written }];
    }),
    network: wordsIn(network?.name) ?? wordsIn(network?.value),
  };
}

function personOf({ extension: parts = [] }: Ext): CardPerson[] {
  const by = (url: string) => parts.find((personPart) => personPart.url === url);
  const called = by('name')?.valueHumanName;
  const personName = wordsIn(called?.text) ?? nameFromParts(called ?? {});
  if (personName === null) return [];
  const id = by('memberId');
  return [{ name: personName, memberId: wordsIn(id?.valueId) ?? wordsIn(id?.valueString) }];
}

const linesOf = ({ valueAnnotation }: Ext): string[] =>
  (valueAnnotation?.text ?? '').split(/\r?\n/).flatMap((line) => wordsIn(line.trim()) ?? []);

const places: Record<string, keyof CardColors> = {
  'C4DIC-BackgroundColor-extension': 'background',
  'C4DIC-ForegroundColor-extension': 'foreground',
};

function colorsOf(read: Read): CardColors | null {
  const [palette] = extensionsOf(read, 'ColorPalette');
  if (palette === undefined) return null;
  const colors: CardColors = { background: null, foreground: null };
  for (const { url, valueCodeableConcept } of palette.extension ?? []) {
    const colorName = lookUp(places, url?.split('/').at(-1) ?? '');
    if (colorName !== null) colors[colorName] = codesOf(valueCodeableConcept)[0] ?? null;
  }
  return colors;
}
