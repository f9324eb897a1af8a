import { html } from 'hono/html';
import type { Letter } from '../outbox.ts';
import type { Markup } from './layout.ts';

/** The messages that members would have received: passcodes are read here. */
export function outboxCard(letters: readonly Letter[]): Markup {
  return html`<section class="card" aria-labelledby="outbox">
    <h2 id="outbox">Outbox</h2>
    <p class="hint">
      What would have been sent by email or text message. Everybody's security questions are
      answered with Biscuit (first pet) and Magnolia (street).
    </p>
    ${
      letters.length === 0
        ? html`<p>Nothing was sent yet.</p>`
        : html`<ul>
            ${letters.map(
              ({ to, channel, address, text }) =>
                html`<li>
                  <strong>${to}</strong> by ${channel}
                  ${address === null ? '' : html`to ${address}`}: ${text}
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
