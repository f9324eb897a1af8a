import type {
  CodeableConcept,
  Coverage as CoverageResource,
  CoverageClass,
  Identifier,
} from '@medplum/fhirtypes';
import type { Coverage } from '#src/domain/coverage/coverage.ts';
import { endDay } from '#src/domain/format/days.ts';
import type { SearchPage } from './bundle.ts';
import {
  codesOf,
  codings,
  concept,
  idAtEnd,
  hasCode,
  labelOf,
  partialDay,
  period,
  reference,
  wordsIn,
} from './concepts.ts';
import { costsRead, readCost } from './coverage-costs.ts';
import { code, list, part, resource, text } from './lenient.ts';

/** Reads the classes of a coverage: its plan, group, network and the like. */
export const classesRead = list(
  part<CoverageClass>()({
    type: part<CodeableConcept>()({ id: text, coding: codings, text }),
    value: text,
    name: text,
  }),
);

const readResource = resource<CoverageResource>('Coverage')({
  id: text,
  identifier: list(part<Identifier>()({ value: text })),
  status: code,
  type: concept,
  beneficiary: reference,
  period,
  network: text,
  subscriberId: text,
  class: classesRead,
  costToBeneficiary: costsRead,
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/** Reads the coverages of a page. One without an id, by which it names its contract, is left out. */
export function readCoverages(page: SearchPage): Coverage[] {
  return page.of('Coverage').flatMap((value) => {
    const read = readResource(value);
    if (read?.id === undefined) return [];
    const group = groupOf(read);
    const [plan] = classesOf(read, 'plan');
    return [
      {
        id: read.id,
        status: read.status ?? '',
        typeCodes: codesOf(read.type).map((code) => code.toLowerCase()),
        typeText: wordsIn(labelOf(read.type)),
        periodStart: partialDay(read.period?.start),
        periodEnd: endDay(partialDay(read.period?.end)),
        groupId: group?.id ?? null,
        groupName: group?.name ?? null,
        planName: wordsIn(plan?.name),
        planCode: wordsIn(plan?.value),
        networks: networksOf(read),
        identifiers: (read.identifier ?? []).flatMap((identifier) => identifier.value ?? []),
        numbers: numbersOf(read),
        beneficiary: idAtEnd(read.beneficiary?.reference),
        costs: (read.costToBeneficiary ?? []).map(readCost),
      },
    ];
  });
}

/** Returns the classes of a kind: the insurer marks them by text, standard servers by a code. */
export const classesOf = ({ class: all = [] }: Pick<Read, 'class'>, kind: string) =>
  all.filter(({ type }) => hasCode(type, kind) || type?.text?.toLowerCase() === kind);

/** Returns the numbers by which a coverage can be told to be a member's or a contract's, its id among them. */
export const numbersOf = ({
  id,
  identifier = [],
  subscriberId,
}: Pick<Read, 'id' | 'identifier' | 'subscriberId'>): string[] =>
  [id, subscriberId, ...identifier.map(({ value }) => value)].flatMap(
    (memberNumber) => wordsIn(memberNumber) ?? [],
  );

/** Returns the group. The insurer has its number as an id, standard servers as the value. */
function groupOf(read: Read): { id: string; name: string | null } | null {
  for (const { type, value, name } of classesOf(read, 'group')) {
    const id =
      (type?.text === undefined ? null : type.id) ?? (hasCode(type, 'group') ? value : undefined);
    if (id !== undefined) return { id, name: wordsIn(name) };
  }
  return null;
}

/** Returns the classes that name a network (the insurance card's guide codes them), and the field that may name it. */
const networksOf = (read: Read): string[] => {
  const networkTexts = classesOf(read, 'network').flatMap(({ name, value }) => [name, value]);
  return [...new Set([...networkTexts, read.network].flatMap((network) => wordsIn(network) ?? []))];
};
