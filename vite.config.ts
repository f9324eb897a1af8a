import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { perRouteHtml } from './scripts/per-route-html.ts';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './generated/route-tree.gen.ts',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    perRouteHtml(),
  ],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: {
    target: 'es2023',
    manifest: true,
    // One style sheet, small enough to be fetched whole: nothing waits for a second one.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', landing: 'src/landing.ts' },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|xstate|openapi-fetch|zod)\//,
            },
            {
              // What every screen needs. Left out: what is fetched only when it is used.
              name: 'portal',
              test: /\/(src\/(?!.*(overlay|chakra-system|drawer-panel|-dialog|identity)\.)(app|domain|storage|portal|machines|catalogue|api|ui|shell)|content|generated|node_modules\/lucide-react)\//,
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
