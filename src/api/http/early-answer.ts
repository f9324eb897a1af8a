/** An answer to a call that was made ahead. Its body has arrived: its caller waits for nothing more. */
export interface EarlyAnswer {
  response: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'redirected'>;
  body: string;
}

/** @throws {TypeError} when the answer breaks off */
export async function withBody(asked: Response | Promise<Response>): Promise<EarlyAnswer> {
  const response = await asked;
  return { response, body: await response.text() };
}

/** Returns an early answer as the response that the call itself would have had. */
export const asResponse = ({ response, body }: EarlyAnswer): Response =>
  // Some statuses allow no body, not even an empty one.
  new Response(body === '' ? null : body, response);
