import type { Api, Operation } from '../documents.ts';

/** The call as the mock receives it: the path without the API's base path. */
export interface Call {
  api: Api;
  method: string;
  path: string;
}

export interface Scenario {
  /** The name of an example in the documents. */
  name: string;
  /** The calls that answer otherwise than without a scenario. */
  changes: readonly { operationId: string; summary: string; status: number }[];
}

export interface Scenarios {
  /** The scenarios in the order of the documents: first what members see, then failures. */
  list: readonly Scenario[];
  /**
   * The `Prefer` header that makes Prism answer with the scenario's example; null when the call has
   * no example of that name, because Prism answers 404 to a name it does not know.
   */
  preferFor(call: Call, scenario: string | null): string | null;
}

/** Creates the scenarios that the documents' named examples offer. */
export function createScenarios(operations: readonly Operation[]): Scenarios {
  const routes = operations.toSorted(byPlaceholders).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return {
    list: listOf(operations),
    preferFor: ({ api, method, path }, scenario) => {
      if (scenario === null) return null;
      const route = routes.find(
        ({ operation, pattern }) =>
          operation.api === api && operation.method === method.toLowerCase() && pattern.test(path),
      );
      const status = route && statusOf(route.operation, scenario);
      return status === undefined ? null : `code=${status}, example=${scenario}`;
    },
  };
}

/** Compares paths by their placeholders: `messages/count` must be tried before `messages/{messageId}`. */
function byPlaceholders(operation: Operation, other: Operation): number {
  return placeholders(operation) - placeholders(other);
}

function placeholders({ path }: Operation): number {
  return path.split('{').length;
}

/** Returns the lowest status that has an example of this name. */
function statusOf({ responses }: Operation, scenario: string): number | undefined {
  return responses
    .filter(({ content }) => content !== null && Object.hasOwn(content.examples, scenario))
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)[0];
}

function listOf(operations: readonly Operation[]): Scenario[] {
  const names = operations.flatMap(({ responses }) =>
    responses.flatMap(({ content }) => Object.keys(content?.examples ?? {})),
  );
  const scenarios = [...new Set(names)].map((name) => ({
    name,
    changes: operations.flatMap((operation) => {
      const { operationId, summary } = operation;
      const status = statusOf(operation, name);
      if (status === undefined || name === firstAnswer(operation)) return [];
      return [{ operationId, summary, status }];
    }),
  }));
  const isFailure = ({ changes }: Scenario): boolean =>
    changes.every(({ status }) => status >= 400);
  return [
    ...scenarios.filter((scenario) => !isFailure(scenario)),
    ...scenarios.filter((scenario) => isFailure(scenario)),
  ];
}

/** Returns the example with which Prism answers when the request doesn't name an example. */
function firstAnswer({ responses }: Operation): string | undefined {
  const [success] = responses.toSorted((response, other) => response.status - other.status);
  return Object.keys(success?.content?.examples ?? {})[0];
}
