import type { Plugin } from 'vite';

export function perRouteHtml(): Plugin {
  return { name: 'per-route-html', apply: 'build' };
}
