import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandModules } from './scripts/brand-modules.ts';
import { compileHints } from './scripts/compile-hints.ts';
import { compressedFiles } from './scripts/compressed-files.ts';
import { withoutUnusedFhirParts } from './scripts/fhir-client-parts.ts';
import { fontNotice } from './scripts/font-notice.ts';
import { contentIn, pageInLanguage, pluginsOf } from './scripts/language.ts';
import { patientImports } from './scripts/patient-imports.ts';
import { perRouteHtml } from './scripts/per-route-html.ts';
import { sharedFiles } from './scripts/shared-files.ts';
import { sourceMapsApart } from './scripts/source-maps.ts';
import { styleLayers } from './scripts/style-layers.ts';
import { buildTargets } from './scripts/supported-browsers.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** What fhir-kit-client brings for servers, with what a browser gets instead. */
const stubsOfFhirClient = ['agentkeepalive', 'debug', 'json-stringify-safe'].map((name) => ({
  find: name,
  replacement: sourceFile(`api/fhir/stubs/${name}.ts`),
}));

/** What Lucide's icons import to be made. */
const leanIcon = {
  find: '../createLucideIcon.mjs',
  replacement: sourceFile('ui/lazy/lean-icon.ts'),
};

const language = process.env['PORTAL_LANGUAGE'];

export default defineConfig({
  resolve: { alias: [contentIn(language), leanIcon, ...stubsOfFhirClient] },
  plugins: [
    brandModules(),
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './generated/route-tree.gen.ts',
      autoCodeSplitting: true,
      // What the shell needs, every signed-in screen needs: a file of its own would only be one more.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (isLayout(routeId) ? [] : undefined),
      },
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    ...pluginsOf(language),
    pageInLanguage(language),
    perRouteHtml(),
    fontNotice(),
    patientImports(),
    withoutUnusedFhirParts(),
    compileHints(),
    sourceMapsApart(),
    compressedFiles(),
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
        landing: 'src/boot/landing.ts',
        leave: 'src/boot/leave.ts',
        'landing-notice': 'src/boot/landing-notice.ts',
        'finish-sign-in': 'src/boot/finish-sign-in.ts',
      },
      output: {
        // Not after all who share them: every page carries the list of files.
        sourcemapExcludeSources: true,
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash:7][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: sharedFiles,
        },
      },
    },
    // A data: URL would need a wider content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

const shortName = (name: string) =>
  name.startsWith('shared~') ? 'shared' : basename(name, extname(name));

const isLayout = (routeId: string) =>
  ['/_member', '/_member/{-$contractType}', '/_public'].includes(routeId);
