import { html } from 'hono/html';
import type { ControlSnapshot } from '../control-snapshot.ts';
import { form } from './control-form.ts';
import type { Markup } from './layout.ts';

/** The people to register, with everything the portal requires. */
export function candidatesCard(candidates: ControlSnapshot['candidates']): Markup {
  return html`<section class="card below" aria-labelledby="candidates">
    <h2 id="candidates">Members without an account</h2>
    <p>
      Register one of them at <a href="/register">/register</a>, then sign in with the new user name
      and password.
    </p>
    <ul class="candidates">
      ${candidates.map(
        (one) =>
          html`<li>
            <b>${one.firstName} ${one.lastName}</b>
            <span class="hint">${one.shows}</span>
            <dl>
              <dt>Date of birth</dt>
              <dd>${usDate(one.birthDate)}</dd>
              <dt>Member ID</dt>
              <dd><code>${one.memberId}</code></dd>
              <dt>SSN</dt>
              <dd><code>${one.ssn}</code></dd>
              ${
                one.mbiLast4 === null
                  ? ''
                  : html`<dt>MBI, last 4</dt>
                      <dd><code>${one.mbiLast4}</code></dd>`
              }
              ${
                one.guardian === null
                  ? ''
                  : html`<dt>Guardian</dt>
                      <dd>${one.guardian.firstName} ${one.guardian.lastName}</dd>`
              }
              ${
                one.userName === null
                  ? ''
                  : html`<dt>Registered as</dt>
                      <dd><code>${one.userName}</code></dd>`
              }
            </dl>
            ${
              one.userName === null
                ? ''
                : form(
                    'forgetRegistration',
                    html`<input type="hidden" name="memberId" value="${one.memberId}" />
                      <button class="plain">Undo ${one.firstName}’s registration</button>`,
                  )
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

function usDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${month}/${day}/${year}`;
}
