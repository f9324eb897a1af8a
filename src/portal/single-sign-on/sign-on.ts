import {
  startSingleSignOn,
  type SingleSignOnRequest,
} from '#src/api/calls/account/single-sign-on.ts';
import { ApiFailure, failureOfThrown } from '#src/api/http/failure.ts';
import type { SendWrite } from '#src/api/queries.ts';
import type { Config } from '#src/config.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import { announceFailure } from '#src/portal/status/failed-calls.ts';
import type { Popup } from './popup.ts';

/** Signs the member on to another site, in a window already opened for it. A failure closes it and is shown. */
export async function signOn(
  { config, send, errors }: { config: Config; send: SendWrite; errors: ErrorStore },
  request: SingleSignOnRequest,
  opened: Popup,
): Promise<void> {
  try {
    const [html, { readSignOnForm }] = await Promise.all([
      send(startSingleSignOn(request)),
      import('#src/ui/browser/sign-on-form.ts'),
    ]);
    const form = readSignOnForm(html, config.ssoOrigins);
    if (form === null) throw new ApiFailure(defaultErrorCode, 'unreadable');
    opened.submit(form);
  } catch (error) {
    opened.close();
    const { code, kind, status } = failureOfThrown(defaultErrorCode, error);
    // The dialog shows validation errors too, because there is no form.
    const failure = new ApiFailure(code, kind, {
      ...(status === null ? {} : { status }),
      cause: error,
    });
    announceFailure(errors, failure, undefined);
  }
}
