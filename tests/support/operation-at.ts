import { capabilityOf } from '#src/api/operations.ts';

/** Longest first: the message center lives below the member API. */
const bases = ['/api/member/message-center', '/api/member', '/api/v1'];

const operations = Object.keys(capabilityOf)
  .map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return { operation, method, pattern };
  })
  // The fixed path wins over the one with a parameter in its place.
  .toSorted((a, b) => a.operation.split('{').length - b.operation.split('{').length);

/** Returns the documented call behind a request, as `GET /members/{memberId}/benefits`; null if it isn't documented. */
export function operationAt(method: string, address: string): string | null {
  const { pathname } = new URL(address);
  const base = bases.find((prefix) => pathname.startsWith(`${prefix}/`));
  if (base === undefined) return null;
  const path = pathname.slice(base.length);
  return (
    operations.find((operation) => operation.method === method && operation.pattern.test(path))
      ?.operation ?? null
  );
}
