import { apis, readDocument, type Api } from '../openapi/documents.ts';

/** One operation of the OpenAPI documents, with the fields that the check needs. */
export interface CheckedOperation {
  api: Api;
  operationId: string;
  capability: string;
  method: string;
  /** The path in the document: `/users/{userId}/memberships`. */
  path: string;
  isPublic: boolean;
  parameters: readonly CheckedParameter[];
  responses: readonly CheckedResponse[];
}

export interface CheckedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: unknown;
  example: unknown;
}

export interface CheckedResponse {
  status: number;
  /** Null for a response without a body. */
  mediaType: string | null;
  schema: unknown;
}

/** The OpenAPI documents, which have one version together. */
export interface CheckedDocuments {
  version: string;
  operations: readonly CheckedOperation[];
}

/**
 * Reads the documents. The build of the command puts its result in the place of this module
 * (`build.ts`), so that a release needs neither the documents nor the tools that bundle them.
 */
export async function checkedDocuments(): Promise<CheckedDocuments> {
  const documents = await Promise.all(apis.map(readDocument));
  const all = documents.flatMap(({ operations }) =>
    operations.map(({ api, operationId, capability, method, path, isPublic, ...rest }) => ({
      api,
      operationId,
      capability,
      method: method.toUpperCase(),
      path,
      isPublic,
      parameters: rest.parameters.map(({ name, in: location, required = false, ...parameter }) => ({
        name,
        in: location,
        isRequired: required,
        schema: parameter.schema,
        example: parameter.example,
      })),
      responses: rest.responses.map(({ status, content }) => ({
        status,
        mediaType: content?.mediaType ?? null,
        schema: content?.schema,
      })),
    })),
  );
  return { version: documents[0]?.version ?? '', operations: all };
}
