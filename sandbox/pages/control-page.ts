import { html } from 'hono/html';
import type { ControlSnapshot } from '../control-snapshot.ts';
import { refreshTokenRotations, type RefreshTokenRotation } from '../control-state.ts';
import type { Letter } from '../outbox.ts';
import type { AppealOutcome } from '../appeal-reviews.ts';
import { faultKinds } from '../faults.ts';
import type { World } from '../seed/world.ts';
import { candidatesCard } from './candidates-card.ts';
import { form } from './control-form.ts';
import { page, type Markup } from './layout.ts';
import { outboxCard } from './outbox-card.ts';

type ControlPageOptions = ControlSnapshot & {
  world: World;
  letters: readonly Letter[];
  tokenRequests: number;
  problemText?: string;
};

export function controlPage(options: ControlPageOptions): Markup {
  return page({
    title: 'Control page',
    body: html`
      <h1>Control page</h1>
      <p class="lead">
        Controls for the whole sandbox. Tests do the same with <code>POST /sandbox/control</code>.
        <a href="/">Open the portal</a>
      </p>
      ${
        options.problemText === undefined
          ? ''
          : html`<div class="alert" role="alert"><p>${options.problemText}</p></div>`
      }
      <div class="columns even">
        <div class="stack">${switches(options)} ${accounts(options)}</div>
        <div class="stack">${faults(options)} ${appeals(options)} ${state(options)}</div>
      </div>
      ${outboxCard(options.letters)} ${candidatesCard(options.candidates)}
    `,
  });
}

/** The control page's names of the refresh-token rotations. */
const rotationNames = {
  always: 'replaced each time',
  never: 'never replaced',
  sometimes: 'replaced every other time',
} satisfies Record<RefreshTokenRotation, string>;

function switches(options: ControlPageOptions): Markup {
  const { isSystemAvailable, notice, accessTokenSeconds, refreshTokenRotation, isWalletSignerUp } =
    options;
  const selected = (is: boolean) => (is ? html`selected` : '');
  return html`<section class="card" aria-labelledby="switches">
    <h2 id="switches">Service</h2>
    ${form(
      'switches',
      html`<div class="field">
          <label for="isSystemAvailable">The portal's services</label>
          <select id="isSystemAvailable" name="isSystemAvailable">
            <option value="yes" ${selected(isSystemAvailable)}>available</option>
            <option value="no" ${selected(!isSystemAvailable)}>not available (outage)</option>
          </select>
        </div>
        <div class="field">
          <label for="notice">Notice for all members</label>
          <textarea id="notice" name="notice">${notice ?? ''}</textarea>
          <p class="hint">Rich text. Leave blank for no notice.</p>
        </div>
        <div class="field">
          <label for="accessTokenSeconds">Access tokens are valid for (seconds)</label>
          <input
            id="accessTokenSeconds"
            name="accessTokenSeconds"
            type="number"
            min="1"
            max="86400"
            value="${accessTokenSeconds}"
          />
        </div>
        <div class="field">
          <label for="refreshTokenRotation">Refresh tokens are</label>
          <select id="refreshTokenRotation" name="refreshTokenRotation">
            ${refreshTokenRotations.map(
              (rotation) =>
                html`<option value="${rotation}" ${selected(rotation === refreshTokenRotation)}>
                  ${rotationNames[rotation]}
                </option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="isWalletSignerUp">Signing of wallet passes</label>
          <select id="isWalletSignerUp" name="isWalletSignerUp">
            <option value="yes" ${selected(isWalletSignerUp)}>works</option>
            <option value="no" ${selected(!isWalletSignerUp)}>fails</option>
          </select>
        </div>
        <button>Save</button>`,
    )}
  </section>`;
}

function accounts({ lockedAccounts, world }: ControlPageOptions): Markup {
  return html`<section class="card" aria-labelledby="accounts">
    <h2 id="accounts">Accounts</h2>
    ${
      lockedAccounts.length === 0
        ? html`<p>No account is locked.</p>`
        : lockedAccounts.map((userName) =>
            form(
              'unlock',
              html`<p class="row">
                <input type="hidden" name="userName" value="${userName}" />
                <span><code>${userName}</code> is locked</span>
                <button class="plain">Unlock ${userName}</button>
              </p>`,
            ),
          )
    }
    ${form(
      'unlock',
      html`<input type="hidden" name="userName" value="*" />
        <button class="plain">Unlock everything that is locked after too many attempts</button>`,
    )}
    ${form(
      'termsNotAccepted',
      html`<div class="field">
          <label for="termsOf">Ask a member to accept the terms of use again</label>
          <select id="termsOf" name="userName">
            ${world.users.map(({ userName }) => html`<option>${userName}</option>`)}
          </select>
        </div>
        <button class="plain">Ask again</button>`,
    )}
  </section>`;
}

function faults(options: ControlPageOptions): Markup {
  return html`<section class="card" aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    ${
      options.faults.length === 0
        ? html`<p>No faults are set.</p>`
        : options.faults.map(({ operation, kind, value, times }) =>
            form(
              'clearFaults',
              html`<p class="row">
                <input type="hidden" name="operation" value="${operation}" />
                <span
                  ><code>${operation}</code>: ${kind} ${value ?? ''}
                  ${times === undefined ? '' : `(${times} more)`}</span
                >
                <button class="plain">Clear</button>
              </p>`,
            ),
          )
    }
    ${form(
      'fault',
      html`<div class="field">
          <label for="operation">Operation</label>
          <input
            id="operation"
            name="operation"
            required
            autocapitalize="none"
            spellcheck="false"
          />
          <p class="hint">
            An operationId such as <code>getMemberships</code>, or
            <code>GET /api/v1/members/*</code>
          </p>
        </div>
        <div class="field">
          <label for="kind">What goes wrong</label>
          <select id="kind" name="kind">
            ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="value">Delay in milliseconds, or the HTTP status</label>
          <input id="value" name="value" type="number" min="0" />
        </div>
        <div class="field">
          <label for="times">Number of times</label>
          <input id="times" name="times" type="number" min="1" />
          <p class="hint">Leave blank to repeat it until it’s cleared.</p>
        </div>
        <button>Set fault</button>`,
    )}
  </section>`;
}

/** The names of the reviews and of their outcomes on this page. */
const outcomeNames = {
  upheld: 'Keep the denial',
  partlyOverturned: 'Change it in part',
  overturned: 'Decide for the member',
} satisfies Record<AppealOutcome, string>;

/** The appeals under review, to be decided as the plan or an independent reviewer would. */
function appeals(options: ControlPageOptions): Markup {
  return html`<section class="card" aria-labelledby="appeals">
    <h2 id="appeals">Appeals under review</h2>
    ${
      options.appeals.length === 0
        ? html`<p>No appeal is under review.</p>`
        : options.appeals.map(({ appealId, about, memberId, level }) =>
            form(
              'decideAppeal',
              html`<input type="hidden" name="appealId" value="${appealId}" />
                <div class="field">
                  <label for="${appealId}">${about}, ${memberId ?? ''}, ${level} review</label>
                  <select id="${appealId}" name="outcome">
                    ${Object.entries(outcomeNames).map(
                      ([outcome, name]) => html`<option value="${outcome}">${name}</option>`,
                    )}
                  </select>
                </div>
                <button class="plain">Decide ${about}</button>`,
            ),
          )
    }
  </section>`;
}

function state({ tokenRequests, violations }: ControlPageOptions): Markup {
  return html`<section class="card" aria-labelledby="state">
    <h2 id="state">Logs and data</h2>
    <ul>
      <li><a href="/sandbox/token-requests">Token requests</a>: ${tokenRequests}</li>
      <li><a href="/sandbox/violations">Violations of the OpenAPI documents</a>: ${violations}</li>
    </ul>
    <div class="row">
      ${form('clearLogs', html`<button class="plain">Clear both lists</button>`)}
      ${form('reset', html`<button class="plain">Reset all data and sign everyone out</button>`)}
    </div>
  </section>`;
}
