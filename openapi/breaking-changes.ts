import { merge } from 'allof-merge';
import { apiDiff, type Diff } from 'api-smart-diff';

/**
 * Lists the breaking changes between two versions of an OpenAPI document, a sentence each, by the rules of the
 * documents' `info.description`. A change of a shared part is listed for each operation that uses it.
 *
 * @param before the document of the last release, with its shared parts under `components`
 * @param after the document of today
 */
export function breakingChanges(before: object, after: object): string[] {
  const changes = apiDiff(withoutAllOf(before), withoutAllOf(after))
    // A shared part matters where an operation uses it.
    .filter(({ path: [section] }) => section === 'paths')
    .filter((change) => change.type === 'breaking' || isBreakingHere(change))
    .map(({ description, path }) => `${operationOf(path)}: ${description ?? path.join('.')}`);
  return [...new Set(changes)].toSorted();
}

/** Parts of an `allOf` are compared as one: a property may move from one to another. */
const withoutAllOf = (document: object): unknown =>
  merge(document, { mergeRefSibling: true, mergeCombinarySibling: true });

/** Changes of a response that the library lets pass, and that change what a portal reads. */
function isBreakingHere({ action, path }: Diff): boolean {
  if (!path.includes('responses')) return false;
  const [parent, key] = path.slice(-2);
  if (action === 'remove') return parent === 'properties';
  return action === 'replace' && key === 'type';
}

const operationOf = ([, address, method]: Diff['path']): string =>
  [typeof method === 'string' ? method.toUpperCase() : '', address].join(' ').trim();
