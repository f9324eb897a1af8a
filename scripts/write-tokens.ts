import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSystem } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { tokenConfig } from '#src/ui/theme/tokens.ts';

/** By cascade layer and selector, as Chakra gives them. */
const tokenCss = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** Returns the tokens as a style sheet of custom properties. */
export function tokenSheet(): string {
  const sheet = tokenCss.parse(createSystem(tokenConfig).getTokenCss());
  const declarations = Object.values(sheet).flatMap((layer) =>
    Object.values(layer).flatMap((tokens) => Object.entries(tokens)),
  );
  return [
    '/* Written by npm run generate from tokens.ts. Do not edit. */',
    ':root {',
    ...declarations.map(([name, value]) => `  ${name}: ${value};`),
    '}',
    '',
  ].join('\n');
}

if (import.meta.main) {
  await writeFile(
    fileURLToPath(new URL('../src/ui/theme/tokens.css', import.meta.url)),
    tokenSheet(),
  );
}
