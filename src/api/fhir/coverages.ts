import type {
  CodeableConcept,
  Coverage as CoverageResource,
  CoverageClass,
  Identifier,
} from 'fhir/r4';
import type { Coverage } from '#src/domain/coverage/coverage.ts';
import type { SearchPage } from './bundle.ts';
import {
  codings,
  concept,
  idAtEnd,
  labelOf,
  period,
  reference,
  wordsIn,
  type Concept,
} from './concepts.ts';
import { costsRead, readCost } from './coverage-costs.ts';
import { list, part, resource, text } from './lenient.ts';

const readResource = resource<CoverageResource>('Coverage')({
  id: text,
  identifier: list(part<Identifier>()({ value: text })),
  status: text,
  type: concept,
  beneficiary: reference,
  period,
  network: text,
  class: list(
    part<CoverageClass>()({
      type: part<CodeableConcept>()({ id: text, coding: codings, text }),
      value: text,
      name: text,
    }),
  ),
  costToBeneficiary: costsRead,
});

type Read = NonNullable<ReturnType<typeof readResource>>;

/** Reads the coverages of a page. One without an id, by which it names its contract, is left out. */
export function readCoverages(page: SearchPage): Coverage[] {
  return page.of('Coverage').flatMap((value) => {
    const read = readResource(value);
    if (read?.id === undefined) return [];
    const group = groupOf(read);
    return [
      {
        id: read.id,
        status: read.status ?? '',
        typeCode: firstCode(read.type).toLowerCase(),
        typeText: wordsIn(labelOf(read.type)),
        periodStart: read.period?.start ?? null,
        periodEnd: read.period?.end ?? null,
        groupId: group?.id ?? null,
        groupName: group?.name ?? null,
        planName: wordsIn(planClass(read)?.name),
        planCode: wordsIn(planClass(read)?.value),
        networks: networksOf(read),
        identifiers: (read.identifier ?? []).flatMap((one) => one.value ?? []),
        beneficiary: idAtEnd(read.beneficiary?.reference),
        costs: (read.costToBeneficiary ?? []).map(readCost),
      },
    ];
  });
}

const firstCode = (concept: Concept) => concept?.coding?.[0]?.code ?? '';

/** Returns the group. The insurer marks it by text and id, standard servers by code and value. */
function groupOf(read: Read): { id: string; name: string | null } | null {
  for (const { type, value, name } of read.class ?? []) {
    if (type?.text?.toLowerCase() === 'group' && type.id !== undefined) {
      return { id: type.id, name: wordsIn(name) };
    }
    if (firstCode(type).toLowerCase() === 'group' && value !== undefined) {
      return { id: value, name: wordsIn(name) };
    }
  }
  return null;
}

/** Returns the classes that name a network (the insurance card's guide codes them), and the field that may name it. */
const networksOf = (read: Read): string[] => {
  const classes = (read.class ?? []).filter(({ type }) =>
    [...(type?.coding ?? []).map(({ code }) => code), type?.text].some(
      (one) => one?.toLowerCase() === 'network',
    ),
  );
  const said = classes.flatMap(({ name, value }) => [name, value]);
  return [...new Set([...said, read.network].flatMap((one) => wordsIn(one) ?? []))];
};

const planClass = (read: Read) =>
  read.class?.find(({ type }) =>
    [firstCode(type), type?.text ?? ''].some((one) => one.toLowerCase() === 'plan'),
  );
