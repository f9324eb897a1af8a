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

/** What fhir-kit-client brings for servers, with what a browser gets instead. */
const stubsOfFhirClient = ['agentkeepalive', 'debug', 'json-stringify-safe'].map((name) => ({
  find: name,
  replacement: sourceFile(`api/fhir/stubs/${name}.ts`),
}));

/** Vite's loader of chunks makes one attempt; ours makes three. */
const chunkLoader = {
  find: /^\0vite\/preload-helper\.js$/,
  replacement: sourceFile('app/load-chunk.ts'),
};

/** The building blocks of lists and forms. */
const kitFolders = /\/src\/(ui\/(actions|data|feedback|form|layout|text)|parts\/list)\//;

const language = process.env['PORTAL_LANGUAGE'];

export default defineConfig({
  resolve: { alias: [...stubsOfFhirClient, chunkLoader] },
  plugins: [
    brandModules(),
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './generated/route-tree.gen.ts',
      autoCodeSplitting: true,
      // The layouts and the first screen are in the portal's own file.
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
    // No file says where its map is.
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
        // A group includes everything its modules import, except what a group of higher priority has.
        codeSplitting: {
          groups: [
            { name: 'start', test: /\/src\/start\.ts$/, priority: 5 },
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // Above the portal, so that a page's first calls don't wait for the portal's file.
            { name: 'records', test: /\/src\/api\/fhir\/records\.ts$/, priority: 3 },
            // With the dashboard, where most members start.
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
    // A data: URL would need a wider content-security policy.
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
