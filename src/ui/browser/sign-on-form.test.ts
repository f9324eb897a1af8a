// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileSignOnForms, trustedOrigins } from '#tests/support/hostile-sign-on-forms.ts';
import { readSignOnForm } from './sign-on-form.ts';

const read = (html: string) => readSignOnForm(html, trustedOrigins);
const script = '<script>document.forms[0].submit()</script>';
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\r', '&#13;');
const formOf = (fields: readonly (readonly [string, string])[]) =>
  `<form method="post" action="https://partner.example/sso">${fields
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('')}</form>${script}`;

it('reads the fields of a form without its script', () => {
  const fields: [string, string][] = [
    ['SAMLResponse', 'PHNhbWxwOlJlc3BvbnNlLz4='],
    ['RelayState', ''],
  ];
  expect(read(formOf(fields))).toEqual({ action: 'https://partner.example/sso', fields });
});

it('accepts a script before the form, and a missing script', () => {
  const form = formOf([['RelayState', 'x']]).replace(script, '');
  expect(read(form)).toEqual(read(script + form));
  expect(read(form)).not.toBeNull();
});

describe('accepts the variations of insurers around and inside the form', () => {
  const good = formOf([['RelayState', 'x']]);
  const form = good.replace(script, '');
  const open = '<form method="post"';
  const typed = (attributes: string) => form + script.replace('<script', `<script ${attributes}`);
  it.each([
    [
      'a document',
      `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Signing on</title></head>\n<body>${good}</body></html>\n`,
    ],
    ['a document whose script is in its head', `<html><head>${script}</head><body>${form}</body>`],
    [
      'a document whose script is behind it',
      `<html><body id="sso" class="wait">${form}</body></html>${script}`,
    ],
    ['a comment', `<!-- Generated -->${good}<!-- [if IE]> --><!-- <![endif] -->`],
    ['an id', good.replace(open, `${open} id="sso"`)],
    ['a name', good.replace(open, `${open} name="ssoForm"`)],
    ['both', good.replace(open, `${open} id="hiddenform" name="hiddenform" class="sso"`)],
    [
      'the usual encoding',
      good.replace(open, `${open} enctype="application/x-www-form-urlencoded"`),
    ],
    ['an id of a field', good.replace('<input', '<input id="relay"')],
    ['the type of the script', typed('type="text/javascript"')],
    ['another name of that type', typed('type="application/javascript"')],
    ['its language, in capitals', typed('language="JavaScript" type="TEXT/JAVASCRIPT"')],
    ['its nonce', typed('nonce="r4nd0m"')],
  ])('%s', (_, html) => {
    expect(read(html)).toEqual({
      action: 'https://partner.example/sso',
      fields: [['RelayState', 'x']],
    });
  });
});

describe('keeps fields whose names shadow properties of the form', () => {
  it.each([
    ...['action', 'nonce', 'method', 'submit', 'attributes', 'getAttribute', 'parentNode'],
    ...['nodeName', 'children', 'target', 'id', 'name', 'length', '__proto__', 'constructor'],
  ])('%s', (name) => {
    expect(read(formOf([[name, 'https://evil.example/']]))).toEqual({
      action: 'https://partner.example/sso',
      fields: [[name, 'https://evil.example/']],
    });
  });
});

it('reads any names without outer spaces, and any values, to the byte', () => {
  // Characters that HTML itself cannot carry: NUL and halves of surrogate pairs.
  const text = fc
    .string({ unit: 'binary' })
    .map((value) => value.replaceAll(/[\0\p{Surrogate}]/gu, ''));
  const special = fc.constantFrom('-->', '</style>', '</script>', '<!--', '&amp;', '\n', '"', "'");
  const value = fc.array(fc.oneof(text, special)).map((parts) => parts.join(''));
  const name = value.map((fieldName) => fieldName.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (fields) => {
      expect(read(formOf(fields))?.fields).toEqual(fields);
    }),
    { numRuns: 1000 },
  );
});

it('tests at least 15 hostile forms', () => {
  expect(new Set(hostileSignOnForms.map(([, html]) => html)).size).toBeGreaterThanOrEqual(15);
});

it.each(hostileSignOnForms)('rejects %s', (_, html) => {
  expect(read(html)).toBeNull();
});
