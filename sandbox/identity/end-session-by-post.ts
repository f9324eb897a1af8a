import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The longest form in bytes: an ID token and an address, with room to spare. */
const longestForm = 65_536;

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Lets a form post end the provider's session, as the protocol requires of providers (RP-Initiated Logout, section 2).
 * The library takes posts only along with cookies that every site may send, and browsers keep those from pages without
 * HTTPS. So it gets the fields of the form as if they had come in the address.
 */
export function withEndSessionByPost(listener: Listener): Listener {
  return async (request, response) => {
    if (request.method === 'POST' && request.url === '/session/end') {
      const length = request.headers['content-length'];
      if (length === undefined || Number(length) > longestForm) {
        response.writeHead(length === undefined ? 411 : 413, { connection: 'close' }).end();
        return;
      }
      request.url = `/session/end?${await text(request)}`;
      request.method = 'GET';
    }
    await listener(request, response);
  };
}
