/** Problem details (RFC 9457) as every operation of the OpenAPI documents answers them. */
export type Problem = {
  type?: string;
  title: string;
  detail?: string;
  code?: string;
  validationErrors?: readonly { field: string; code: string; message: string }[];
};

export function problem(status: number, body: Problem): Response {
  return new Response(JSON.stringify({ type: 'about:blank', status, ...body }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
