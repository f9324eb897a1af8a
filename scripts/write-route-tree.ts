import { resolveConfig } from 'vite';

// The router's plugin writes generated/route-tree.gen.ts when Vite reads its configuration.
await resolveConfig({}, 'build');
