/** Runs in the browser, bundled: what the portal makes of hostile sign-on forms. */
import { readSignOnForm } from '../../src/ui/sign-on-form.ts';
import { hostileSignOnForms, trustedOrigins } from '../../tests/support/hostile-sign-on-forms.ts';

const good =
  '<form method="post" action="https://partner.example/sso"><input type="hidden" name="action" value="x"></form><script>window.wasHit = true</script>';

/** Which hostile forms were taken for good ones, and whether a good one is. */
export function signOnForms(): { hostileAccepted: string[]; isGoodAccepted: boolean } {
  const isAccepted = (html: string) => readSignOnForm(html, trustedOrigins) !== null;
  return {
    hostileAccepted: hostileSignOnForms
      .filter(([, html]) => isAccepted(html))
      .map(([fault]) => fault),
    isGoodAccepted: isAccepted(good),
  };
}
