import type {
  ExplanationOfBenefit,
  ExplanationOfBenefitCareTeam,
  ExplanationOfBenefitItem,
  ExplanationOfBenefitItemAdjudication,
  ExplanationOfBenefitTotal,
  Extension,
  Quantity,
} from '@medplum/fhirtypes';
import {
  endOf,
  validityOf,
  type Authorization,
  type AuthorizedService,
} from '#src/domain/authorizations/authorization.ts';
import {
  isActionKnown,
  statusOf,
  statusOfAction,
  type ReviewAction,
} from '#src/domain/authorizations/status-reading.ts';
import { endDay } from '#src/domain/format/days.ts';
import type { SearchPage } from '../bundle.ts';
import {
  concept,
  codesOf,
  dayOfDateTime,
  hasCode,
  idAtEnd,
  labelOf,
  period,
  reference,
  wordsIn,
  type ReferenceRead,
} from '../concepts.ts';
import { list, number, part, resource, text } from '../lenient.ts';
import { nameHeld, namesOfProviders, type ProviderNames } from '../providers.ts';
import { coverageOf, kindOf } from './claim.ts';
import { readExplanationOfBenefit, type EobRead } from './explanation-of-benefit.ts';

const inner = part<Extension>()({ url: text, valueCodeableConcept: concept });
const quantity = part<Quantity>()({ value: number });
const extensions = list(
  part<Extension>()({
    url: text,
    valueCodeableConcept: concept,
    valueDate: text,
    valueDateTime: text,
    valueQuantity: quantity,
    extension: list(inner),
  }),
);

const adjudications = list(
  part<ExplanationOfBenefitItemAdjudication>()({
    extension: extensions,
    category: concept,
    reason: concept,
    value: number,
  }),
);

/** Reads the parts of an authorization that a claim does not have. */
const readMore = resource<ExplanationOfBenefit>('ExplanationOfBenefit')({
  extension: extensions,
  facility: reference,
  careTeam: list(part<ExplanationOfBenefitCareTeam>()({ provider: reference, role: concept })),
  item: list(
    part<ExplanationOfBenefitItem>()({
      productOrService: concept,
      quantity,
      adjudication: adjudications,
      category: concept,
    }),
  ),
  adjudication: adjudications,
  total: list(part<ExplanationOfBenefitTotal>()({ extension: extensions })),
  preAuthRefPeriod: list(period),
});

type More = NonNullable<ReturnType<typeof readMore>>;
type Adjudications = More['adjudication'];
type Extensions = NonNullable<ReturnType<typeof extensions>>;

const hidden = new Set(['cancelled', 'entered-in-error']);

/**
 * Reads a prior authorization (`use` is preauthorization), as Da Vinci PDex and PAS write it; null for
 * anything else.
 */
export function readAuthorization(
  value: unknown,
  names: ProviderNames = () => null,
): Authorization | null {
  const resource = readExplanationOfBenefit(value);
  const more = readMore(value);
  if (resource?.id === undefined || more === null) return null;
  const { id, use, status: state = '' } = resource;
  if (use !== 'preauthorization' || hidden.has(state)) return null;
  const services = (more.item ?? []).map((item) => readService(item, more));
  const status = readStatus(resource, more);
  const validity = readValidity(more);
  const nameOf = (who: ReferenceRead): string | null =>
    wordsIn(who?.display) ??
    nameHeld(resource.contained ?? [], who?.reference ?? null) ??
    names(who?.reference ?? null);
  return {
    id,
    coverage: coverageOf(resource),
    kind: kindOf(resource),
    patient: resource.patient?.reference ?? null,
    number: numberOf(resource),
    status,
    isUrgent: isUrgent(more),
    requestedOn: dayOfDateTime(resource.created),
    ...decisionDaysOf(more),
    decisionDueBy: promisedOn(more),
    validity,
    endsOn: endOf(status, validity),
    service: services.find(({ service }) => service !== null)?.service ?? null,
    services,
    ...providersOf(resource, more, nameOf),
    reasons: [
      ...new Set([
        ...reasonsIn(more.adjudication),
        ...services.flatMap((service) => service.reasons),
      ]),
    ],
    notes: (resource.processNote ?? []).flatMap((note) => wordsIn(note.text) ?? []),
    claims: claimsOf(resource),
  };
}

/** Reads the authorizations of a page, with the names that were sent along. */
export function readAuthorizations(page: SearchPage): Authorization[] {
  const names = namesOfProviders(page);
  return page.of('ExplanationOfBenefit').flatMap((value) => readAuthorization(value, names) ?? []);
}

const readStatus = ({ disposition }: EobRead, { item, adjudication, extension }: More) =>
  statusOf({
    words: wordsIn(disposition),
    lines: (item ?? []).flatMap((line) => actionIn(line.adjudication) ?? []),
    header: actionIn(adjudication) ?? actionOf(extension ?? []),
  });

const readValidity = ({ preAuthRefPeriod }: More) =>
  validityOf(
    (preAuthRefPeriod ?? []).map((refPeriod) => ({
      start: dayOfDateTime(refPeriod.start),
      end: endDay(dayOfDateTime(refPeriod.end)),
    })),
  );

/** Returns the ids or numbers of the claims for the care that was authorized. */
const claimsOf = ({ related }: EobRead): string[] =>
  (related ?? []).flatMap(
    ({ claim, reference: named }) => named?.value ?? idAtEnd(claim?.reference) ?? [],
  );

const numberOf = ({ preAuthRef, identifier }: EobRead): string | null =>
  preAuthRef?.[0] ?? identifier?.find(({ value }) => value)?.value ?? null;

type Item = NonNullable<More['item']>[number];

function readService(service: Item, more: More): AuthorizedService {
  const { adjudication, quantity: requestedQuantity, productOrService, category } = service;
  const action = actionIn(adjudication);
  const requested = requestedQuantity?.value ?? null;
  const status = action && statusOfAction(action);
  return {
    service: wordsIn(labelOf(productOrService)) ?? wordsIn(labelOf(category)),
    status,
    units: {
      requested,
      approved: approvedUnits(adjudication, status, requested),
      used: usedUnits(adjudication, status, more),
    },
    reasons: reasonsIn(adjudication),
  };
}

const approvedUnits = (
  entries: Adjudications,
  status: AuthorizedService['status'],
  requested: number | null,
): number | null =>
  unitsIn(entries, 'allowedunits') ??
  unitsIn(entries, 'eligible') ??
  // Certified in total means all that was asked for; denied means nothing of it.
  (status?.id === 'approved' ? requested : status?.id === 'denied' ? 0 : null);

const usedUnits = (
  entries: Adjudications,
  status: AuthorizedService['status'],
  { item, total }: More,
): number | null =>
  unitsIn(entries, 'consumedunits') ??
  unitsIn(entries, 'utilized') ??
  // The total belongs to this service if it is the only one. A denied service used 0 units.
  (item?.length === 1 ? utilization(total) : null) ??
  (status?.id === 'denied' ? 0 : null);

/** Returns a number of units (`value`); null for an entry that has an amount of money instead. */
const unitsIn = (entries: Adjudications, code: string): number | null =>
  entries?.find(({ category, value }) => value !== undefined && hasCode(category, code))?.value ??
  null;

function utilization(total: More['total']): number | null {
  const utilizationExtension = (total ?? [])
    .flatMap(({ extension = [] }) => extension)
    .find(({ url }) => url?.endsWith('/PriorAuthorizationUtilization'));
  return utilizationExtension?.valueQuantity?.value ?? null;
}

/** Returns the first review action among some adjudications. */
function actionIn(entries: Adjudications): ReviewAction | null {
  for (const { extension = [] } of entries ?? []) {
    const action = actionOf(extension);
    if (action !== null) return action;
  }
  return null;
}

/**
 * Returns the review action of an extension. Guides differ in where it is published, and agree in how its address ends.
 */
function actionOf(all: Extensions): ReviewAction | null {
  for (const extension of all) {
    if (!extension.url?.endsWith('extension-reviewAction')) continue;
    const code = extension.extension?.find(({ url }) =>
      url?.endsWith('extension-reviewActionCode'),
    );
    const reviewCode = code?.valueCodeableConcept;
    const [first, ...others] = codesOf(reviewCode);
    if (first === undefined) continue;
    const knownCode = [first, ...others].find((actionCode) => isActionKnown(actionCode)) ?? first;
    return {
      code: knownCode,
      text: wordsIn(labelOf(reviewCode) === knownCode ? null : labelOf(reviewCode)),
    };
  }
  return null;
}

/** Returns the reasons of a denial: of the entries that state them, and of the review itself. */
function reasonsIn(entries: Adjudications): string[] {
  return (entries ?? []).flatMap(({ category, reason, extension = [] }) => {
    const ofReview = extension
      .filter(({ url }) => url?.endsWith('extension-reviewAction'))
      .flatMap((action) => action.extension ?? [])
      .filter(({ url }) => url?.toLowerCase().endsWith('reasoncode'))
      .map(({ valueCodeableConcept }) => valueCodeableConcept);
    return [...(hasCode(category, 'denialreason') ? [reason] : []), ...ofReview].flatMap(
      (denialReason) => wordsIn(labelOf(denialReason)) ?? [],
    );
  });
}

/** Returns the first and the last of the days on which a part of it was decided. */
function decisionDaysOf({
  item,
  adjudication,
  extension,
}: More): Pick<Authorization, 'decidedOn' | 'firstDecidedOn'> {
  const all = [
    ...(extension ?? []),
    ...[adjudication, ...(item ?? []).map((line) => line.adjudication)].flatMap((entries) =>
      (entries ?? []).flatMap((entry) => entry.extension ?? []),
    ),
  ];
  const days = all
    .filter(({ url }) => url?.endsWith('ext-when-adjudicated'))
    .flatMap(({ valueDateTime }) => dayOfDateTime(valueDateTime) ?? [])
    .toSorted();
  const [first = null, last = null] = [days[0], days.at(-1)];
  return { decidedOn: last, firstDecidedOn: first === last ? null : first };
}

/** Returns the day by which the insurer promised a decision, an extension that it may add. */
const promisedOn = ({ extension = [] }: More): string | null =>
  dayOfDateTime(extension.find(({ url }) => url?.endsWith('decision-due-by'))?.valueDate);

/** Whether the request is urgent, by the level of service of X12: U is urgent, 03 an emergency. */
function isUrgent({ extension = [] }: More): boolean {
  const level = extension.find(({ url }) => url?.endsWith('levelOfServiceCode'));
  return hasCode(level?.valueCodeableConcept, 'u') || hasCode(level?.valueCodeableConcept, '03');
}

const asks = ['referring', 'requesting', 'prescribing', 'ordering'];
const performs = ['rendering', 'performing', 'primary', 'attending', 'operating', 'servicing'];

/**
 * Returns the requester and those who give the care: by the roles of the care team, else by the sender of the request.
 */
function providersOf(
  resource: EobRead,
  { careTeam = [], facility }: More,
  nameOf: (who: ReferenceRead) => string | null,
): Pick<Authorization, 'requester' | 'performers' | 'facility'> {
  const inRole = (roles: readonly string[]) =>
    careTeam
      .filter(({ role }) => roles.some((code) => hasCode(role, code)))
      .flatMap(({ provider }) => nameOf(provider) ?? []);
  const sender = nameOf(resource.provider);
  const requester = inRole(asks)[0] ?? sender;
  const performers = new Set(inRole(performs));
  // A sender who did not request the care gives it.
  if (performers.size === 0 && sender !== null && sender !== requester) performers.add(sender);
  return { requester, performers: [...performers], facility: nameOf(facility) };
}
