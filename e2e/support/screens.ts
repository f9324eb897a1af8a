import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FileRouteTypes } from '#generated/route-tree.gen.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';

/**
 * The addresses of routes that need more than their path to be filled, in Maria's medical plan. A route that leads on to
 * another one, or shows nothing without what came before it, has no address here.
 */
const examples: Partial<Record<FileRouteTypes['to'], readonly string[]>> = {
  '/{-$contractType}': [],
  '/{-$contractType}/authorizations/$authorizationId': ['/medical/authorizations/auth-AU88770005'],
  '/{-$contractType}/authorizations/$authorizationId/appeal': [
    '/medical/authorizations/auth-AU88770003/appeal',
  ],
  '/{-$contractType}/claim-details/$claimId': [
    `/medical/claim-details/${claimCases.partlyPaid}`,
    `/medical/claim-details/${claimCases.deniedDecided}`,
  ],
  '/{-$contractType}/claim-details/$claimId/appeal': [
    `/medical/claim-details/${claimCases.denied}/appeal`,
  ],
  '/{-$contractType}/cost-estimates': [
    '/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri',
  ],
  // A dental plan's.
  '/{-$contractType}/coverage-and-benefits': [],
  '/{-$contractType}/find-care': [
    '/medical/find-care?zip=72201&miles=0',
    '/medical/find-care?provider=role-brandt-cedar',
  ],
  '/{-$contractType}/pharmacy': ['/medical/pharmacy', '/medical/pharmacy?all=true'],
  '/{-$contractType}/programs/$programId': ['/medical/programs/discounts'],
  '/linking': [],
  '/linking/$application': [],
  '/message/$messageId': ['/message/msg-A1042887701-0004'],
  '/messages/{-$page}': ['/messages'],
  '/notices/{-$noticeId}': ['/notices', ...noticeIds.map((id) => `/notices/${id}`)],
  '/outage-message': [],
  '/settings': [],
  // Steps of a registration that begins at /register.
  '/complete-registration': [],
  '/create-account': [],
};

/** Every screen of a signed-in member, by an address at which Maria's medical plan shows it filled. */
export const memberScreens = addressesIn('_member');

/** Every page that needs no sign-in. */
export const publicPages = ['/login', ...addressesIn('_public'), '/nowhere'];

function addressesIn(folder: string): string[] {
  const given: Readonly<Record<string, readonly string[]>> = examples;
  return readdirSync(path.join(import.meta.dirname, '../../src/routes', folder), {
    encoding: 'utf8',
    recursive: true,
  })
    .filter((name) => name.endsWith('.tsx') && name !== '_registration.tsx')
    .map(routePath)
    .toSorted()
    .flatMap((route) => given[route] ?? [route.replace('{-$contractType}', 'medical')]);
}

/** Returns the path of a route by its file: `a/$id_/b.tsx` is `/a/$id/b`, `_layout/index.tsx` is `/`. */
function routePath(file: string): string {
  const segments = file.replace(/(?:\/?index)?\.tsx$/, '').split('/');
  const named = segments.filter((segment) => !segment.startsWith('_'));
  return `/${named.map((segment) => segment.replace(/_$/, '')).join('/')}`;
}
