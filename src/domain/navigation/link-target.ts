import { isApplication, type Application } from '#src/domain/single-sign-on/applications.ts';

/** Screens that letters, emails and other applications link to by name. Lower case; paths without the plan's prefix. */
const screens: Record<string, string> = {
  dashboard: '/dashboard',
  claims: '/claims',
  spending: '/spending-details',
  authorizations: '/authorizations',
  idcard: '/id-card',
  payment: '/payment-center',
  pharmacy: '/pharmacy',
  programs: '/programs',
  documents: '/documents',
  findcare: '/find-care',
  messagecenter: '/messages',
  settings: '/settings',
  contact: '/contact-us',
};

export type LinkTarget = { kind: 'path'; path: string } | { kind: 'application'; app: Application };

/**
 * Returns the target of `/linking?to=`: a known name, or a path of this portal that `resolvePath` accepts. Null for
 * anything else, among it every other origin.
 */
export function linkTarget(
  to: string,
  resolvePath: (path: string) => string | null,
): LinkTarget | null {
  const name = to.toLowerCase();
  if (isApplication(name)) return { kind: 'application', app: name };
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  if (screen !== undefined) return { kind: 'path', path: screen };
  const path = resolvePath(to);
  // It would lead to itself.
  if (path === null || /^\/linking(?:[/?#]|$)/i.test(path)) return null;
  return { kind: 'path', path };
}
