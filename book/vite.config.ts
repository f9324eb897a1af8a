import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandModules } from '../scripts/brand-modules.ts';
import { inLanguage } from '../scripts/language.ts';
import portal from '../vite.config.ts';

/** The component book: served by `npm run book`, built for its test, and never part of the portal's own build. */
export default defineConfig({
  root: import.meta.dirname,
  // The portal's development server caches its dependencies in the default folder.
  cacheDir: '../node_modules/.cache/book',
  // A story shows what the portal would: the same words, icons and layers of styles.
  resolve: portal.resolve ?? {},
  css: portal.css ?? {},
  plugins: [brandModules(), react(), inLanguage(process.env['PORTAL_LANGUAGE'])],
  server: { port: 4480 },
  build: { chunkSizeWarningLimit: Infinity },
});
