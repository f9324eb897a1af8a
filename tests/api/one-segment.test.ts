import { describe, expect, it } from 'vitest';
import { documentFile } from '#src/api/calls/messages/documents.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import type { ApiFailure } from '#src/api/http/failure.ts';
import { createHealthRecords } from '#src/api/fhir/client.ts';
import { sessionOf } from '#tests/support/fhir-server.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const elsewhere = ['..', '.', ''];

describe('an id that leads to another address is not requested', () => {
  it.each(elsewhere)(
    'does not request our APIs by an id that leads to another address: %j',
    async (id) => {
      const { portal, calls } = createTestPortal({ session: signedInStorage() });
      const failure: unknown = await portal.clients
        .send(memberships(id))
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'BP-NFA-002', kind: 'status', status: 404 });
      expect(calls).toEqual([]);
    },
  );

  it.each(elsewhere)(
    'does not request a document by an id that leads to another address: %j',
    async (id) => {
      const { portal, calls } = createTestPortal({ session: signedInStorage() });
      await expect(portal.clients.send(documentFile(id))).rejects.toMatchObject({ status: 404 });
      expect(calls).toEqual([]);
    },
  );

  it.each(elsewhere)(
    'does not request health records by an id that leads to another address: %j',
    async (id) => {
      const requests: string[] = [];
      const service = createHealthRecords({
        baseUrl: 'http://127.0.0.1:9/fhir',
        session: sessionOf('token'),
        fetch: (request) => {
          requests.push(request.url);
          return Promise.reject(new TypeError('offline'));
        },
      });
      const failure: Pick<ApiFailure, 'status'> = { status: 404 };
      await expect(service.read('Patient', id)).rejects.toMatchObject(failure);
      expect(requests).toEqual([]);
    },
  );
});

it('encodes an id with slashes and dots as one segment', async () => {
  const { portal, calls } = createTestPortal({ session: signedInStorage() });
  await portal.clients.send(memberships('../a/..b?c#d'));
  expect(calls).toEqual(['GET /api/member/users/..%2Fa%2F..b%3Fc%23d/memberships']);
});
