import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from './scripts/compile-hints.ts';
import { compressedFiles } from './scripts/compressed-files.ts';
import { contentIn, pageInLanguage } from './scripts/language.ts';
import { patientImports } from './scripts/patient-imports.ts';
import { perRouteHtml } from './scripts/per-route-html.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const headStart = sourceFile('head-start.ts');
const healthRecords = sourceFile('api/fhir/records.ts');
const firstScreen = [sourceFile('main.tsx'), sourceFile('features/dashboard/dashboard-screen.tsx')];

/** What fhir-kit-client brings for servers, with what a browser gets instead. */
const stubsOfFhirClient = ['agentkeepalive', 'debug', 'json-stringify-safe'].map((name) => ({
  find: name,
  replacement: sourceFile(`api/fhir/stubs/${name}.ts`),
}));

const language = process.env['PORTAL_LANGUAGE'];

export default defineConfig({
  resolve: { alias: [contentIn(language), ...stubsOfFhirClient] },
  plugins: [
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
    pageInLanguage(language),
    perRouteHtml(),
    patientImports(),
    compileHints(),
    compressedFiles(),
  ],
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  build: {
    target: 'es2023',
    manifest: true,
    // One style sheet, small enough to be fetched whole: nothing waits for a second one.
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        index: 'index.html',
        landing: 'src/landing.ts',
        'landing-notice': 'src/landing-notice.ts',
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // Everything the head start needs, in one file: it must not wait for the others.
              name: (id, context) =>
                reachedFrom(headStart, context).has(id) ? 'head-start' : null,
              debugName: 'head-start',
              priority: 1,
            },
            // The sign-in page has it without the portal, the portal shows the same page.
            { name: 'start-carousel', test: /\/landing\/start-carousel\./ },
            // Only fetched with text to sanitise.
            { name: 'sanitise', test: /node_modules\/dompurify\/|\/src\/ui\/sanitise\./ },
            // Two of about the same size: they arrive side by side.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'libraries',
              test: /node_modules\/(use-sync-external-store|@tanstack|zod)\//,
            },
            {
              // Of screens with much to type: rules, inputs and what they show.
              name: 'forms',
              test: /\/src\/(parts\/form\/[\w-]+|domain\/((email|name|password|phone|username)-rules|birth-date|identity-numbers)|ui\/(choice|error-summary|field|masked-input|(date|phone|typing)-mask|new-password-field|password-checklist|secret-input))\.|\/icons\/(check|circle|circle-alert|eye-off)\.m?js$/,
              minShareCount: 2,
            },
            {
              name: 'registration',
              test: /\/(src\/(features\/registration(?!\/open-step)|domain\/registration|shell\/terms-text)|content\/\w+\/(registration|terms-of-use))[./]/,
              minShareCount: 2,
            },
            { name: 'spending', test: /\/src\/domain\/spending/, minShareCount: 2 },
            {
              // What every screen begins with, the first one whole: most members open the portal there.
              name: (id, context) =>
                firstScreen.some((start) => reachedFrom(start, context).has(id)) ? 'portal' : null,
              debugName: 'portal',
              test: /\/(src\/(app|domain|storage|portal|machines|catalogue|api|ui|shell)|content|generated|node_modules\/lucide-react)\/|preload-helper/,
              minShareCount: 2,
            },
            {
              // Fetched with the first call for health records: library and reading in one file.
              name: (id, context) =>
                reachedFrom(healthRecords, context).has(id) ? 'health-records' : null,
              debugName: 'health-records',
              test: /\/(node_modules\/fhir-kit-client|src\/(api\/fhir|domain))\//,
            },
            {
              // What several other screens need. Left out: what is fetched only when it is used.
              name: 'screens',
              test: /\/(src\/(?!domain\/chat|api\/identity|.*(overlay|chakra-system|drawer-panel|-dialog|rich-text|field|error-summary|contact-request|rejected-fields|term|term-note|catalogue\/(messages|glossary))\.)(app|domain|storage|portal|machines|catalogue|api|ui|shell)|content\/\w+(?!\/(messages|contact|glossary))|generated|node_modules\/lucide-react)\/|preload-helper/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
    // A data: URL would need a wider content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

const isLayout = (routeId: string) => routeId === '/_member' || routeId === '/_public';

/** Ids of a module and of everything it imports. */
function reachedFrom(
  id: string,
  graph: { getModuleInfo: (id: string) => { importedIds: string[] } | null },
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    reachedFrom(imported, graph, seen);
  }
  return seen;
}
