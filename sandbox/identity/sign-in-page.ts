import { html } from 'hono/html';
import { page, type Markup } from '../pages/layout.ts';
import { demoMembers } from '../seed/demo-members.ts';
import type { SignInAttempt } from './accounts.ts';

export type Refused =
  | Exclude<SignInAttempt, { kind: 'accepted' }>
  | { kind: 'blocked' }
  | { kind: 'passcode-over' }
  | { kind: 'too-often'; seconds: number };

/** The texts of the error catalog's LOG-0014, LOG-0018 and LOG-0015. */
const invalid = 'Invalid username or password.';
const locksNext =
  'For your security, your account locks after the third failed attempt. One attempt is left.';
const locked = 'Your account is locked after too many failed attempts.';
const unlock =
  'To unlock it, reset your password with “Need help with your account?” in the portal, or use the sandbox’s control page.';

const blocked = 'The policyholder has blocked this account for now.';
const passcodeOver = 'You’ve run out of time or attempts for your passcode. Please sign in again.';

const tooOften = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `There were too many passcodes. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and sign in again.`;
};

function refusalTexts(refused: Refused): readonly string[] {
  if (refused.kind === 'blocked') return [blocked];
  if (refused.kind === 'passcode-over') return [passcodeOver];
  if (refused.kind === 'too-often') return [tooOften(refused.seconds)];
  if (refused.kind === 'locked') return [locked, unlock];
  return refused.failures >= 2 ? [invalid, locksNext] : [invalid];
}

export function signInPage(options: {
  uid: string;
  portalUrl: string;
  refused?: Refused;
  userName?: string;
}): Markup {
  const { uid, portalUrl, refused, userName = '' } = options;
  return page({
    title: refused === undefined ? 'Sign in' : 'Error: Sign in',
    body: html`
      <h1>Sign in</h1>
      <p class="lead">
        This page stands in for the insurer’s identity provider. Choose a demo member, or type a
        user name and a password.
      </p>
      <div class="columns">
        <section class="card">
          <h2>Demo members</h2>
          <form method="post" action="/interaction/${uid}/member">
            <ul class="members">
              ${demoMembers.map(
                (member) =>
                  html`<li>
                    <button name="userName" value="${member.userName}">
                      <b>${member.userName}</b><span>${member.shows}</span>
                    </button>
                  </li>`,
              )}
            </ul>
          </form>
        </section>
        <section class="card">
          <h2>User name and password</h2>
          ${refused === undefined ? '' : refusal(refused)}
          <form method="post" action="/interaction/${uid}/password">
            <div class="field">
              <label for="userName">User name</label>
              <input
                id="userName"
                name="userName"
                value="${userName}"
                autocomplete="username"
                autocapitalize="none"
                spellcheck="false"
                required
                ${refused === undefined ? '' : html`aria-describedby="refusal"`}
              />
            </div>
            <div class="field">
              <label for="password">Password</label>
              <input
                id="password"
                name="password"
                type="password"
                autocomplete="current-password"
                required
                ${refused === undefined ? '' : html`aria-describedby="refusal" autofocus`}
              />
            </div>
            <button class="wide">Sign in</button>
          </form>
          <p class="hint">
            Passwords of the demo members follow one pattern: <code>Maria-2026!</code> for
            <code>maria</code>. With extra security on, a passcode is next. The
            <a href="${portalUrl}/sandbox">control page</a> unlocks accounts.
          </p>
          <form method="post" action="/interaction/${uid}/cancel">
            <button class="plain wide">Cancel and return</button>
          </form>
        </section>
      </div>
    `,
  });
}

export function endedPage(options: { portalUrl: string; reason: string }): Markup {
  return page({
    title: 'Sign-in ended',
    body: html`
      <h1>This sign-in has ended</h1>
      <p class="lead">${options.reason}</p>
      <p><a href="${options.portalUrl}">Back to the portal</a></p>
    `,
  });
}

function refusal(refused: Refused): Markup {
  return html`<div class="alert" role="alert" id="refusal">
    ${refusalTexts(refused).map((text) => html`<p>${text}</p>`)}
  </div>`;
}
