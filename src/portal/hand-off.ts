import { ApiFailure, failureOfThrown } from '#src/api/failure.ts';
import { handOffWords } from '#content/hand-off.ts';
import type { SendWrite } from '#src/api/queries.ts';
import { startSingleSignOn, type SingleSignOnRequest } from '#src/api/calls/single-sign-on.ts';
import type { Config } from '#src/config.ts';
import type { Application } from '#src/domain/applications.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { SignOnForm } from '#src/ui/sign-on-form.ts';
import type { ErrorStore } from './error-store.ts';
import { announceFailure } from './failed-calls.ts';
import type { Popup } from './popup.ts';

/**
 * Hands the member over to other applications of the insurer and to partners (specification, section 7,
 * `POST sso`).
 */
export interface HandOff {
  /** To be called in the very click: browsers refuse a window that opens later. `name` is shown. */
  toApplication: (application: Application, name: string) => Promise<void>;
  /** The same to a partner, whom the insurer knows by a short identifier. */
  toPartner: (target: string, name: string) => Promise<void>;
}

export function createHandOff(options: {
  config: Config;
  send: SendWrite;
  errors: ErrorStore;
  plan: () => Plan | null;
  /** Null when the browser blocks it. */
  openPopup: () => Popup | null;
}): HandOff {
  const { config, send, errors } = options;
  const underWay = new Set<string>();

  /** @throws when the form cannot be had, or is none that the portal sends */
  const signOn = async (request: SingleSignOnRequest): Promise<SignOnForm> => {
    const [html, { readSignOnForm }] = await Promise.all([
      send(startSingleSignOn(request)),
      import('#src/ui/sign-on-form.ts'),
    ]);
    const form = readSignOnForm(html, config.ssoOrigins);
    if (form === null) throw new ApiFailure('BP-NFA-100', 'unreadable');
    return form;
  };

  const open = async (name: string, request: SingleSignOnRequest) => {
    if (underWay.has(name)) return;
    const opened = options.openPopup();
    if (opened === null) {
      errors.open({ message: handOffWords.windowBlocked });
      return;
    }
    underWay.add(name);
    opened.show(handOffWords.opening(name));
    try {
      opened.submit(await signOn(request));
    } catch (error) {
      opened.close();
      const { code, kind, status } = failureOfThrown('BP-NFA-100', error);
      // No form is there to show validation errors at: whatever it was, the dialog says it.
      const failure = new ApiFailure(code, kind, {
        ...(status === null ? {} : { status }),
        cause: error,
      });
      announceFailure(errors, failure, undefined);
    } finally {
      underWay.delete(name);
    }
  };

  return {
    async toApplication(application, name) {
      const plan = options.plan();
      if (plan === null) return;
      const { username: userName, companyId, memberId, contractType } = plan;
      await open(name, {
        app: application,
        userName,
        companyId,
        memberId,
        contractType,
        relayState: '',
      });
    },
    toPartner: (target, name) => open(name, { target }),
  };
}
