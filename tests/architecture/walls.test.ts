import { ESLint, Linter } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mayImport, outsideSrc, parts } from '../../scripts/layers.ts';

/** Returns sample files of a part: directly in it, and in a folder of it. */
const filesOf = (part: string): string[] =>
  part.includes('.') ? [`src/${part}`] : [`src/${part}/one.ts`, `src/${part}/room/one.ts`];

const rules = new Map<string, Linter.RulesRecord>();

const configured = z.object({
  rules: z.object({ 'no-restricted-imports': z.custom<Linter.RuleEntry>(Array.isArray) }),
});

// The configuration as ESLint resolves it, regardless of the order of its parts.
beforeAll(async () => {
  const eslint = new ESLint();
  for (const file of parts.flatMap(filesOf)) {
    const config = configured.parse(await eslint.calculateConfigForFile(file));
    rules.set(file, config.rules);
  }
});

const isRefused = (file: string, imported: string): boolean =>
  new Linter().verify(`import '${imported}';`, { rules: rules.get(file) ?? {} }).length > 0;

const nameIn = (part: string) => (part.includes('.') ? `#src/${part}` : `#src/${part}/x.ts`);

describe.each(parts)('%s', (part) => {
  const table: Record<string, readonly string[]> = mayImport;
  const allowed = table[part] ?? [];
  // A feature reaches its own files by `./`; all of src/features is refused it.
  const own = part === 'features' ? [] : [part];
  const isAllowed = (other: string) => allowed.includes(other) || own.includes(other);

  it.each(parts)(`imports %s only if the table says so`, (other) => {
    for (const file of filesOf(part)) {
      if (part === 'features' && other === part && file === 'src/features/one.ts') continue;
      expect(isRefused(file, nameIn(other)), file).toBe(!isAllowed(other));
    }
  });

  it('imports packages and files outside of src only if the table says so', () => {
    const samples = [
      '#sandbox/sandbox.ts',
      '#tests/support/plans.ts',
      '#deploy/headers.ts',
      '#content/dashboard.ts',
      '#generated/route-tree.gen.ts',
      '#generated/capabilities.ts',
      '#generated/v1/validators/zPayment.ts',
      'react',
      'react-dom/client',
      '@tanstack/react-router',
      '@tanstack/react-query',
      'fhir-kit-client',
    ];
    for (const sample of samples) {
      const wall = outsideSrc.find(({ begins }) => new RegExp(`^${begins}`).test(sample));
      expect(wall, sample).toBeDefined();
      const isUser = wall?.users.some((user) => user === part) ?? false;
      for (const file of filesOf(part)) expect(isRefused(file, sample), sample).toBe(!isUser);
    }
  });

  it('does not import another part by a relative path', () => {
    if (part.includes('.')) {
      const refused = parts.find((other) => !isAllowed(other)) ?? '';
      expect(isRefused(`src/${part}`, `./${refused}/x.ts`)).toBe(true);
      return;
    }
    expect(isRefused(`src/${part}/one.ts`, '../elsewhere/x.ts')).toBe(true);
    expect(isRefused(`src/${part}/room/one.ts`, '../../elsewhere/x.ts')).toBe(true);
    expect(isRefused(`src/${part}/room/one.ts`, '../next/x.ts')).toBe(part === 'features');
    expect(isRefused(`src/${part}/room/one.ts`, './x.ts')).toBe(false);
  });
});
