import { documentedOperations } from '../api/operation-list.ts';
import { mounts } from '../gateway.ts';

type Route = { method: string; expression: RegExp; operationId: string };

/** Finds the operationId behind a request to the gateway. */
export function createOperationFinder(): (method: string, pathname: string) => string | undefined {
  const routes = mounts.flatMap(({ base, family }) =>
    documentedOperations(family).map(({ method, path, operationId }): Route => {
      const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
      return { method, expression: new RegExp(`^${base}${pattern}$`), operationId };
    }),
  );
  // The fixed path wins over the one with a parameter in its place.
  const ordered = routes.toSorted((a, b) => parameters(a) - parameters(b));
  return (method, pathname) =>
    ordered.find((route) => route.method === method && route.expression.test(pathname))
      ?.operationId;
}

function parameters({ expression }: Route): number {
  return expression.source.split('[^').length;
}
