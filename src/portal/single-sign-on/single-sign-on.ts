import { singleSignOnWords } from '#content/single-sign-on.ts';
import type { SendWrite } from '#src/api/queries.ts';
import type { SingleSignOnRequest } from '#src/api/calls/account/single-sign-on.ts';
import type { Config } from '#src/config.ts';
import type { Application } from '#src/domain/single-sign-on/applications.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import type { Popup } from './popup.ts';

/**
 * Hands the member over to other applications of the insurer and to partners (product rule 7.6).
 */
export interface SingleSignOn {
  /** To be called in the very click: browsers refuse a window that opens later. `name` is shown. */
  toApplication: (application: Application, name: string) => Promise<void>;
  /** Signs the member on at a partner, which the insurer knows by a short identifier. */
  toPartner: (target: string, name: string) => Promise<void>;
}

export function createSingleSignOn(options: {
  config: Config;
  send: SendWrite;
  errors: ErrorStore;
  plan: () => Plan | null;
  /** Null when the browser blocks it. */
  openPopup: () => Popup | null;
}): SingleSignOn {
  const { errors } = options;
  const underWay = new Set<string>();

  const open = async (name: string, request: SingleSignOnRequest) => {
    if (underWay.has(name)) return;
    const opened = options.openPopup();
    if (opened === null) {
      errors.open({ message: singleSignOnWords.windowBlocked });
      return;
    }
    underWay.add(name);
    opened.show(singleSignOnWords.opening(name));
    try {
      // The code that requests and parses the form loads with the first sign-on.
      const { signOn } = await import('./sign-on.ts');
      await signOn(options, request, opened);
    } catch {
      opened.close();
      errors.open({});
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
