import type { Operation } from '../../openapi/documents.ts';

export interface ExampleRequest {
  /** The path with the query, without the base path. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A request that the operation's own parameter examples and the first example of its body make up. */
export function exampleRequest(operation: Operation): ExampleRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let path = operation.path;
  for (const { name, in: location, example } of operation.parameters) {
    for (const value of Array.isArray(example) ? example : [example]) {
      if (value === undefined) continue;
      if (location === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
      if (location === 'query') query.append(name, String(value));
      if (location === 'header') headers[name] = String(value);
    }
  }
  if (!operation.isPublic) headers['authorization'] = 'Bearer any';
  const [body] = Object.values(operation.requestBody?.examples ?? {});
  if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    path: query.size === 0 ? path : `${path}?${query}`,
    method: operation.method.toUpperCase(),
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  };
}
