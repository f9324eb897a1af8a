import type { CardIssuer } from '#src/domain/id-card/card.ts';
import type { Read } from '#src/api/http/call.ts';

const operation = 'GET /health-records/Organization/{id}' as const;

/** The query of the insurer, by the id of the organization that a card names; null when nothing can be read there. */
export const cardIssuer = (id: string): Read<CardIssuer | null> => ({
  api: 'healthRecords',
  operation,
  params: { path: { id } },
  ask: (records) => records.cardIssuer(id),
});

/** The query for the name of the provider that a reference points to; null when nothing says so. */
export const providerName = (reference: string | null): Read<string | null> => ({
  api: 'healthRecords',
  operation,
  params: {},
  ask: (records) => records.providerName(reference),
});
