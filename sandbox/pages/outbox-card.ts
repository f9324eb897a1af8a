import { html } from 'hono/html';
import type { Letter } from '../outbox.ts';
import type { Markup } from './layout.ts';

/** The messages that members would have received: passcodes are read here. */
export function outboxCard(letters: readonly Letter[]): Markup {
  return html`<section class="card" aria-labelledby="outbox">
    <h2 id="outbox">Outbox</h2>
    <p class="hint">
      Emails and text messages that would have been sent. Everyone's answers to the security
      questions are Biscuit (first pet) and Magnolia (street).
    </p>
    ${
      letters.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
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
