import { isWithin, wholeAddress } from '#src/api/fhir/own-address.ts';
import { call, request, type Values } from '../call.ts';
import type { CheckedOperation } from '../checked-documents.ts';
import { healthRecordsBase, isFhir } from '../insurer.ts';
import { listAt, numberAt, textAt, dig } from '../json.ts';
import { matchesIn } from '../reader.ts';
import { answered, type Area, type Checking } from './area.ts';

/** Longer lists are not walked to their end. */
const longestWalked = 300;
/** The number of pages that a walked list is cut into. */
const pagesWanted = 3;
const mostPages = 8;

/** Checks that lists are cut into pages as documented: each item once, and an end. */
export const checkPages: Area = async (checking) => {
  for (const operation of checking.insurer.operations) {
    if (operation.method !== 'GET') continue;
    const has = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
    const isSearch = isFhir(operation) && !operation.path.endsWith('{id}');
    if (!isSearch && !(has('page') && has('pageSize'))) continue;
    const reading = await checking.reader.read(operation.operationId);
    if (reading?.kind !== 'answered' || reading.answer.status !== 200) continue;
    const { values, answer } = reading;
    if (isSearch) await walkSearch(checking, operation, values, answer.json);
    else await walkList(checking, operation, values, answer.json);
  }
};

const sizeFor = (total: number): number =>
  Math.max(1, Math.min(100, Math.ceil(total / pagesWanted)));

/** Walks a list that is cut by page number. */
async function walkList(
  { insurer }: Checking,
  operation: CheckedOperation,
  values: Values,
  first: unknown,
): Promise<void> {
  const { outcome } = insurer;
  const { operationId: where } = operation;
  const total = numberAt(first, 'total') ?? listAt(first, 'items').length;
  if (total === 0) return;
  const size = sizeFor(total);
  const seen = new Set<string>();
  const itemsOf = async (page: number): Promise<readonly unknown[] | undefined> => {
    const parameters = { ...values, page: String(page), pageSize: String(size) };
    const answer = await answered(insurer, where, call(insurer, operation, parameters));
    if (answer === undefined || answer.status !== 200) {
      if (answer !== undefined) outcome.find('status', where, `page ${page}: ${answer.status}`);
      return undefined;
    }
    return listAt(answer.json, 'items');
  };
  const lastPage = Math.ceil(total / size);
  let count = 0;
  for (let page = 1; page <= Math.min(lastPage, mostPages); page += 1) {
    const items = await itemsOf(page);
    if (items === undefined) return;
    if (items.length > size) {
      outcome.find('page-size', where, `${items.length} items came for a pageSize of ${size}`);
      return;
    }
    const texts = items.map((item) => JSON.stringify(item));
    if (areRepeated(texts, seen)) {
      outcome.find('page-repeats', where, `page ${page} repeats items of an earlier one`);
      return;
    }
    for (const text of texts) seen.add(text);
    count += items.length;
  }
  if (lastPage > mostPages) return;
  if (count !== total) {
    outcome.find('page-total', where, `total is ${total}, all pages together have ${count}`);
  }
  const after = await itemsOf(lastPage + 1);
  if (after !== undefined && after.length > 0) {
    outcome.find('page-past-end', where, `page ${lastPage + 1} of ${lastPage} has items`);
  }
}

/** Whether a page repeats items of earlier ones. Items without an id, such as lines of a log, may be equal by chance. */
function areRepeated(texts: readonly string[], seen: ReadonlySet<string>): boolean {
  const repeated = texts.filter((text) => seen.has(text));
  return (
    repeated.some((text) => /"\w+Id":/.test(text)) ||
    (repeated.length === texts.length && texts.length > 1 && new Set(texts).size > 1)
  );
}

/** Walks a search of the health records by the links to next pages. */
async function walkSearch(
  { insurer }: Checking,
  operation: CheckedOperation,
  values: Values,
  first: unknown,
): Promise<void> {
  const { outcome } = insurer;
  const { operationId: where, parameters, path } = operation;
  const type = path.split('/').at(-1);
  const total = numberAt(first, 'total');
  if (total === undefined) outcome.note(where, 'no total, so it was not compared');
  const count = parameters.some(({ name }) => name === '_count')
    ? sizeFor(total ?? matchesIn(first, type).length)
    : undefined;
  const pageParameters = count === undefined ? values : { ...values, _count: String(count) };
  const seen = new Set<string>();
  const links = new Set<string>();
  let page = await answered(insurer, where, call(insurer, operation, pageParameters));
  while (page?.status === 200) {
    const ids = matchesIn(page.json, type).map((resource) => String(dig(resource, 'id')));
    if (count !== undefined && ids.length > count) {
      outcome.find('page-size', where, `${ids.length} entries came for a _count of ${count}`);
    }
    if (ids.some((id) => seen.has(id))) {
      outcome.find(
        'page-repeats',
        where,
        `page ${links.size + 1} repeats entries of an earlier one`,
      );
      return;
    }
    for (const id of ids) seen.add(id);
    const next = nextOf(page.json);
    if (next === undefined) break;
    const base = healthRecordsBase(insurer);
    const address = wholeAddress(base, next);
    if (address === null || !isWithin(base, address)) {
      const elsewhere = URL.canParse(next, base) ? new URL(next, base).origin : 'no address';
      outcome.find('next-foreign', where, `the link leads to ${elsewhere}, not below ${base}`);
      return;
    }
    if (links.has(address)) {
      outcome.find('next-repeats', where, 'the same link comes again');
      return;
    }
    links.add(address);
    if (links.size >= mostPages || (total ?? 0) > longestWalked) return;
    page = await answered(insurer, where, request(insurer, address, {}));
  }
  if (page === undefined) return;
  if (page.status !== 200) {
    outcome.find('status', where, `page ${links.size + 1}: ${page.status}`);
  } else if (total !== undefined && seen.size !== total) {
    outcome.find('page-total', where, `total is ${total}, all pages together have ${seen.size}`);
  }
}

const nextOf = (bundle: unknown): string | undefined =>
  textAt(
    listAt(bundle, 'link').find((link) => dig(link, 'relation') === 'next'),
    'url',
  );
