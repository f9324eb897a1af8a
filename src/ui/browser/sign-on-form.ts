import { webAddressOf } from '#src/domain/navigation/web-address.ts';
import { formsOnly } from '#src/ui/text/sanitize.ts';

/** A form that signs a member on to another site, taken apart. */
export interface SignOnForm {
  /** Absolute, at one of the trusted origins. */
  action: string;
  /** Name and value of each field, in order. */
  fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses a single sign-on response (`ssoForm`: a form and a script that would submit it), so that the portal can build
 * its own form from it. The script is never run. Null for anything but one POST of hidden fields to a trusted origin.
 * @param trustedOrigins e.g. `https://partner.example`
 */
export function readSignOnForm(html: string, trustedOrigins: readonly string[]): SignOnForm | null {
  const { fragment, refused } = formsOnly(html);
  const [form, ...others] = fragment.querySelectorAll('*');
  if (!form || !refused.every(isHarmless) || form.localName !== 'form') return null;
  if (refused.filter((node) => node instanceof HTMLScriptElement).length > 1) return null;
  const action = trustedAction(attribute(form, 'action'), trustedOrigins);
  if (action === null || !isPostOfFields(form)) return null;

  const fields: [string, string][] = [];
  for (const field of others) {
    const name = attribute(field, 'name');
    const isHidden = field.localName === 'input' && attribute(field, 'type') === 'hidden';
    if (!isHidden || name === null || field.parentNode !== form) return null;
    fields.push([name, attribute(field, 'value') ?? '']);
  }
  return { action, fields };
}

/** A field named `getAttribute` would answer in the form's place. */
const attribute = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/**
 * Whether a node of the form's document is harmless and can be dropped: the one script that would submit the form, and
 * the metadata of the document around it.
 */
function isHarmless(node: Node): boolean {
  if (node instanceof Comment || node instanceof HTMLTitleElement) return true;
  if (node instanceof HTMLMetaElement) return hasOnly(node, ['charset']);
  if (!(node instanceof HTMLScriptElement)) return false;
  const type = (attribute(node, 'type') ?? '').toLowerCase();
  return hasOnly(node, ['type', 'language', 'nonce']) && scriptTypes.includes(type);
}

/** A missing type also means JavaScript. */
const scriptTypes = ['', 'text/javascript', 'application/javascript'];

const hasOnly = (element: Element, names: readonly string[]): boolean =>
  element.getAttributeNames().every((name) => names.includes(name));

function isPostOfFields(form: Element): boolean {
  const encoding = attribute(form, 'enctype') ?? 'application/x-www-form-urlencoded';
  return (
    attribute(form, 'method')?.toLowerCase() === 'post' &&
    encoding === 'application/x-www-form-urlencoded' &&
    [attribute(form, 'id'), attribute(form, 'name')].every(isNameOfItsOwn)
  );
}

/** Whether a form's name is no property of documents, which it would shadow. */
const isNameOfItsOwn = (name: string | null): boolean =>
  name === null || !(name in Document.prototype);

function trustedAction(address: string | null, trustedOrigins: readonly string[]): string | null {
  const url = address === null ? null : webAddressOf(address);
  if (!url || url.username !== '' || url.password !== '') return null;
  return trustedOrigins.includes(url.origin) ? url.href : null;
}
