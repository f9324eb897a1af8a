import { ESLint, Linter } from 'eslint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const configured = z.object({
  rules: z.object({ 'no-restricted-syntax': z.custom<Linter.RuleEntry>(Array.isArray) }),
});

it.each([
  ['concept.coding[0]', true],
  ['concept?.coding?.[0]?.code', true],
  ['const [first] = concept.coding', true],
  ['const [first] = concept?.coding ?? []', true],
  ['const codings = []; codings[0]', true],
  ['concept.coding.find(({ code }) => code)', false],
  ['names[0]', false],
])('refuses %s in the reader of health records: %s', async (code, isRefused) => {
  const config: unknown = await new ESLint().calculateConfigForFile('src/api/fhir/one.ts');
  const messages = new Linter().verify(code, { rules: configured.parse(config).rules });
  expect(messages.map(({ message }) => message).join()).toMatch(
    isRefused ? /hasCode, meaningOf or codingOf/ : /^$/,
  );
});
