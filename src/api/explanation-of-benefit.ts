import * as z from 'zod/mini';
import type { EobResource } from '#src/domain/claims/eob-resource.ts';

/** What cannot be read counts as missing, and takes nothing else with it. */
const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/** The members of a list that can be read. */
const listOf = <T>(schema: z.ZodMiniType<T>) =>
  lenient(
    z.pipe(
      z.array(z.unknown()),
      z.transform((members): T[] =>
        members.flatMap((member) => {
          const parsed = schema.safeParse(member);
          return parsed.success ? [parsed.data] : [];
        }),
      ),
    ),
  );

const text = lenient(z.string());
const number = lenient(z.number());
const concept = lenient(
  z.object({
    coding: listOf(z.object({ system: text, code: text, display: text })),
    text,
  }),
);
const reference = lenient(z.object({ reference: text, display: text }));
const days = z.object({ start: text, end: text });
const period = lenient(days);
const amount = lenient(z.object({ value: number }));
const adjudications = listOf(z.object({ category: concept, reason: concept, amount }));
const items = listOf(
  z.object({
    sequence: number,
    productOrService: concept,
    servicedDate: text,
    servicedPeriod: period,
    quantity: amount,
    noteNumber: listOf(z.number()),
    adjudication: adjudications,
  }),
);

/** Reads whatever a payer sends as an ExplanationOfBenefit. */
export const zExplanationOfBenefit: z.ZodMiniType<EobResource> = z.object({
  resourceType: z.literal('ExplanationOfBenefit'),
  id: text,
  identifier: listOf(z.object({ type: concept, value: text })),
  status: text,
  use: text,
  type: concept,
  subType: concept,
  billablePeriod: period,
  created: text,
  patient: reference,
  provider: reference,
  insurance: listOf(z.object({ focal: lenient(z.boolean()), coverage: reference })),
  insurer: reference,
  payee: lenient(z.object({ type: concept })),
  outcome: text,
  disposition: text,
  related: listOf(
    z.object({
      relationship: concept,
      claim: reference,
      reference: lenient(z.object({ value: text })),
    }),
  ),
  supportingInfo: listOf(z.object({ category: concept, code: concept, timingDate: text })),
  item: items,
  addItem: items,
  adjudication: adjudications,
  total: adjudications,
  payment: lenient(z.object({ type: concept, date: text, amount })),
  processNote: listOf(z.object({ number, text })),
  preAuthRef: listOf(z.string()),
  preAuthRefPeriod: listOf(days),
  contained: listOf(z.object({ id: text, name: z.unknown() })),
});
