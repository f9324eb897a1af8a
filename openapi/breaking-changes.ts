import { merge } from 'allof-merge';
import { apiDiff, type Diff } from 'api-smart-diff';

/**
 * Returns the changes of an OpenAPI document that break whoever uses it, in words, as the `info.description` of the
 * documents defines them. Each is said once, where it's used.
 *
 * @param before the document of the last release, with its shared parts under `components`
 * @param after the document of today
 */
export function breakingChanges(before: object, after: object): string[] {
  const found = apiDiff(withoutAllOf(before), withoutAllOf(after))
    // A shared part matters where an operation uses it.
    .filter(({ path: [section] }) => section === 'paths')
    .filter((change) => change.type === 'breaking' || isBreakingHere(change))
    .map(({ description, path }) => `${operationOf(path)}: ${description ?? path.join('.')}`);
  return [...new Set(found)].toSorted();
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
