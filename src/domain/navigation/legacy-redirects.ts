import { splitPrefix } from '#src/domain/plan/plan.ts';

/** Old names of screens and what they are called now (product rule 2.1). */
const names: Record<string, string> = {
  'dv-dashboard': 'dental/dashboard',
  'medical-claims': 'claims',
  'prior-authorizations': 'authorizations',
  message_center: 'messages',
};

/** Screens that belong to no plan: a contract type before them is left out. */
const withoutPrefix = [
  'settings',
  'messages',
  'message',
  'linking',
  'linking-disclaimer',
  'select-plan',
];

/**
 * Returns the present address of a path with an old name, in any case; null for a path without one.
 * @param pathname a path without query, such as `/medical/medical-claims`
 */
export function legacyRedirect(pathname: string): string | null {
  const {
    prefix,
    rest: [written = '', ...rest],
  } = splitPrefix(pathname);
  const name = written.toLowerCase();
  if (prefix && withoutPrefix.includes(name)) return `/${[name, ...rest].join('/')}`;
  if (!Object.hasOwn(names, name)) return null;
  const present = names[name];
  if (name === 'dv-dashboard') return rest.length === 0 ? `/${present}` : null;
  if (name === 'message_center') {
    if (rest.length > 1) return null;
    return rest[0] === undefined ? `/${present}` : `/message/${rest[0]}`;
  }
  return `/${[prefix, present, ...rest].filter((part) => part !== null).join('/')}`;
}
