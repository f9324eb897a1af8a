import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandModules } from './scripts/brand-modules.ts';
import { inLanguage } from './scripts/language.ts';
import { perRouteHtml } from './scripts/per-route-html.ts';
import { servedFiles } from './scripts/served-files.ts';
import { styleLayers } from './scripts/style-layers.ts';
import { buildTargets } from './scripts/supported-browsers.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Replaces the Node-only dependencies of fhir-kit-client with stubs. */
const stubsOfFhirClient = ['agentkeepalive', 'debug', 'json-stringify-safe'].map((name) => ({
  find: name,
  replacement: sourceFile(`api/fhir/stubs/${name}.ts`),
}));

/** Replaces Vite's chunk loader, which makes one attempt, with ours, which makes three. */
const chunkLoader = {
  find: /^\0vite\/preload-helper\.js$/,
  replacement: sourceFile('app/load-chunk.ts'),
};

/** React has had this hook since version 18. */
const hookShim = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/** The folders of the shared components for lists and forms. */
const kitFolders = /\/src\/(ui\/(actions|data|feedback|form|layout|text)|parts\/list)\//;

const language = process.env['PORTAL_LANGUAGE'];

export default defineConfig({
  resolve: { alias: [...stubsOfFhirClient, chunkLoader, hookShim] },
  plugins: [
    brandModules(),
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './generated/route-tree.gen.ts',
      autoCodeSplitting: true,
      // The layouts and the first screen belong to the portal's chunk.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (isOfPortal(routeId) ? [] : undefined),
      },
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    inLanguage(language),
    perRouteHtml(language),
    servedFiles(),
  ],
  css: {
    modules: { generateScopedName: '[local]-[hash:base64:4]' },
    postcss: { plugins: [styleLayers()] },
  },
  build: {
    target: buildTargets,
    manifest: true,
    // Scripts do not reference their source maps.
    sourcemap: 'hidden',
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      input: {
        index: 'index.html',
        start: 'src/start.ts',
      },
      output: {
        sourcemapExcludeSources: true,
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash:7][extname]`,
        // A group includes all imports of its modules, except those in a group of higher priority.
        codeSplitting: {
          groups: [
            { name: 'start', test: /\/src\/start\.ts$/, priority: 5 },
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // A higher priority than the portal, so that a page's first calls do not wait for the portal's chunk.
            { name: 'records', test: /\/src\/api\/fhir\/records\.ts$/, priority: 3 },
            // Includes the dashboard, where most members start.
            {
              name: 'portal',
              test: /\/src\/(main|features\/dashboard\/dashboard-screen)\.tsx$/,
              priority: 2,
            },
            { name: 'kit', test: kitFolders, minShareCount: 6, priority: 1 },
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
    },
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

const shortName = (name: string) => basename(name, extname(name));

const isOfPortal = (routeId: string) =>
  [
    '/_member',
    '/_member/{-$contractType}',
    '/_member/{-$contractType}/dashboard',
    '/_public',
  ].includes(routeId);
