import { documentedOperations, type DocumentedOperation } from '../api/operation-list.ts';
import { mounts } from '../gateway.ts';

type Route = { operation: DocumentedOperation; expression: RegExp };

/** Finds the operation behind a request to the gateway. */
export function createOperationFinder(): (
  method: string,
  pathname: string,
) => DocumentedOperation | undefined {
  const routes = mounts.flatMap(({ base, family }) =>
    documentedOperations(family).map((operation): Route => {
      const pattern = operation.path.replaceAll(/\{\w+\}/g, '[^/]+');
      return { operation, expression: new RegExp(`^${base}${pattern}$`) };
    }),
  );
  // The fixed path wins over the one with a parameter in its place.
  const ordered = routes.toSorted((a, b) => parameters(a) - parameters(b));
  return (method, pathname) =>
    ordered.find(
      ({ operation, expression }) => operation.method === method && expression.test(pathname),
    )?.operation;
}

function parameters({ expression }: Route): number {
  return expression.source.split('[^').length;
}
