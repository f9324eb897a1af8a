import { html } from 'hono/html';
import { zStartSingleSignOnBody } from '#generated/member/validators/zStartSingleSignOnBody.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, invalid } from './refusal.ts';

/** The insurer's other applications (product rule 3.11). */
const applications = ['interqual', 'cob', 'updatepolicy', 'updatepolicymetallic'];

/** The form of a partner's identifier. The content decides which partners exist; here any plain identifier is one. */
const partner = /^[a-z][a-z0-9-]{1,39}$/;

/** @param partnerUrl origin of the demo partner site, which plays every partner and application */
export function singleSignOnOperations(world: World, partnerUrl: string): readonly Operation[] {
  return [
    memberOperation('startSingleSignOn', async (incoming, user) => {
      const request = await incoming.body(zStartSingleSignOnBody);
      if ('target' in request) {
        if (!partner.test(request.target)) throw notAvailable('target');
        return ok({ ssoForm: await formFor(`${partnerUrl}/sso/${request.target}`, {}) });
      }
      if (!applications.includes(request.app)) throw notAvailable('app');
      const isOwn = world.actsFor(user, request.memberId) !== undefined;
      if (request.userName !== user.userName || !isOwn) throw forbidden();
      const { app, userName, contractType, relayState } = request;
      const fields = { app, userName, contractType, relayState };
      return ok({ ssoForm: await formFor(`${partnerUrl}/apps/${app}`, fields) });
    }),
  ];
}

function notAvailable(field: string) {
  return invalid([{ field, code: 'notAllowed', message: 'This partner is not available.' }]);
}

/** Takes the place of a signed assertion, and names no user. */
const assertion = Buffer.from('<samlp:Response/>').toString('base64');

async function formFor(action: string, fields: Record<string, string>): Promise<string> {
  const all = { SAMLResponse: assertion, RelayState: '', ...fields };
  const inputs = Object.entries(all).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const form = await html`<form method="post" action="${action}">${inputs}</form>`;
  return `${form.toString()}<script>document.forms[0].submit()</script>`;
}
