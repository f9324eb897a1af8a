/** Problem details (RFC 9457) as every operation of the OpenAPI documents answers them. */
export type Problem = {
  type?: string;
  title: string;
  detail?: string;
  code?: string;
  /** The remaining attempts, for a link that requires a passcode. */
  remainingAttempts?: number;
  validationErrors?: readonly { field: string; code: string; message: string }[];
};

/** @param headers of the answer, beside that of its type */
export function problem(
  status: number,
  body: Problem,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', status, ...body }), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}
