import { message, type MessageId } from '#src/catalogue/messages.ts';

/** The message of each field that breaks a rule. */
export type Problems<Values> = { [Field in keyof Values]?: MessageId | null };

/** The form library's answer for a form's values. */
export function resolved<Values>(
  values: Values,
  problems: Record<string, MessageId | null | undefined>,
) {
  const broken = Object.entries(problems).flatMap(([field, id]) =>
    id ? [[field, { type: id, message: message(id) }] as const] : [],
  );
  if (broken.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(broken) };
}
