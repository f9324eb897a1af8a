import { readFileSync } from 'node:fs';
import type { ApiFamily } from '../gateway.ts';

/** One call of an OpenAPI document. */
export type DocumentedOperation = {
  operationId: string;
  method: string;
  /** The path as in the document: `/users/{userId}/memberships`. */
  path: string;
};

const folders: Readonly<Record<ApiFamily, string>> = {
  member: 'member',
  messageCenter: 'message-center',
  v1: 'v1',
};

/**
 * Every operation of a family's document. Read from the generated types, which repeat the
 * document's paths, because bundling the document itself takes seconds at each start.
 */
export function documentedOperations(family: ApiFamily): DocumentedOperation[] {
  const file = new URL(`../../generated/${folders[family]}/paths.d.ts`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const paths = text.slice(0, text.indexOf('\n}\n'));
  return [...paths.matchAll(/^ {4}"(?<path>\/[^"]*)": \{\n(?<item>[\s\S]*?)^ {4}\};/gm)].flatMap(
    ({ groups }) =>
      [...(groups?.['item'] ?? '').matchAll(/^ {8}(\w+): operations\["(\w+)"\];/gm)].map(
        ([, method = '', operationId = '']) => ({
          operationId,
          method: method.toUpperCase(),
          path: groups?.['path'] ?? '',
        }),
      ),
  );
}
