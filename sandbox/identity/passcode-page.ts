import { html } from 'hono/html';
import { page, type Markup } from '../pages/layout.ts';

/** The passcode page of a sign-in, for members who turned on extra security. */
export function passcodePage(options: {
  uid: string;
  portalUrl: string;
  channel: 'text' | 'email';
  /** The attempts left after a wrong passcode. */
  attemptsLeft?: number;
}): Markup {
  const { uid, portalUrl, channel, attemptsLeft } = options;
  const isWrong = attemptsLeft !== undefined;
  return page({
    title: isWrong ? 'Error: Enter your passcode' : 'Enter your passcode',
    body: html`
      <h1>Enter your passcode</h1>
      <p class="lead">
        ${channel === 'text' ? 'We texted you a passcode.' : 'We emailed you a passcode.'} It works
        for 10 minutes.
      </p>
      <section class="card">
        ${
          isWrong
            ? html`<div class="alert" role="alert" id="refusal">
                <p>
                  This passcode is incorrect.
                  ${attemptsLeft === 1 ? '1 attempt is left.' : `${attemptsLeft} attempts are left.`}
                </p>
              </div>`
            : ''
        }
        <form method="post" action="/interaction/${uid}/passcode">
          <div class="field">
            <label for="passcode">Passcode</label>
            <input
              id="passcode"
              name="passcode"
              inputmode="numeric"
              autocomplete="one-time-code"
              required
              autofocus
              ${isWrong ? html`aria-describedby="refusal"` : ''}
            />
          </div>
          <button class="wide">Continue</button>
        </form>
        <p class="hint">
          Nothing leaves the sandbox: the passcode is in the outbox on the
          <a href="${portalUrl}/sandbox" target="_blank" rel="noopener">control page</a>.
        </p>
        <form method="post" action="/interaction/${uid}/cancel">
          <button class="plain wide">Cancel and return</button>
        </form>
      </section>
    `,
  });
}
