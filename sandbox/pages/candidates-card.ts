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
        (candidate) =>
          html`<li>
            <b>${candidate.firstName} ${candidate.lastName}</b>
            <span class="hint">${candidate.shows}</span>
            <dl>
              <dt>Date of birth</dt>
              <dd>${usDate(candidate.birthDate)}</dd>
              <dt>Member ID</dt>
              <dd><code>${candidate.memberId}</code></dd>
              <dt>SSN</dt>
              <dd><code>${candidate.ssn}</code></dd>
              ${
                candidate.mbiLast4 === null
                  ? ''
                  : html`<dt>MBI, last 4</dt>
                      <dd><code>${candidate.mbiLast4}</code></dd>`
              }
              ${
                candidate.guardian === null
                  ? ''
                  : html`<dt>Guardian</dt>
                      <dd>${candidate.guardian.firstName} ${candidate.guardian.lastName}</dd>`
              }
              ${
                candidate.userName === null
                  ? ''
                  : html`<dt>Registered as</dt>
                      <dd><code>${candidate.userName}</code></dd>`
              }
            </dl>
            ${
              candidate.userName === null
                ? ''
                : form(
                    'forgetRegistration',
                    html`<input type="hidden" name="memberId" value="${candidate.memberId}" />
                      <button class="plain">Undo ${candidate.firstName}’s registration</button>`,
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
