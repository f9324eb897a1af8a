/** Runs in the browser, bundled: parses hostile sign-on forms as the portal does. */
import { readSignOnForm } from '../../src/ui/browser/sign-on-form.ts';
import { hostileSignOnForms, trustedOrigins } from '../../tests/support/hostile-sign-on-forms.ts';

const good =
  '<form method="post" action="https://partner.example/sso"><input type="hidden" name="action" value="x"></form><script>window.wasHit = true</script>';
const goodDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing on</title></head><body>${good.replace('<form', '<form id="sso" name="ssoForm"').replace('<script', '<script type="text/javascript"')}</body></html>`;

/** Returns the hostile forms that were accepted, and whether good ones are. */
export function signOnForms(): { hostileAccepted: string[]; isGoodAccepted: boolean } {
  const isAccepted = (html: string) => readSignOnForm(html, trustedOrigins) !== null;
  return {
    hostileAccepted: hostileSignOnForms
      .filter(([, html]) => isAccepted(html))
      .map(([fault]) => fault),
    isGoodAccepted: [good, goodDocument].every(isAccepted),
  };
}
