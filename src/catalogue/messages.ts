import { admMessages } from '#content/messages/adm.ts';
import { chpMessages } from '#content/messages/chp.ts';
import { cocMessages } from '#content/messages/coc.ts';
import { conMessages } from '#content/messages/con.ts';
import { contMessages } from '#content/messages/cont.ts';
import { eobMessages } from '#content/messages/eob.ts';
import { forMessages } from '#content/messages/for.ts';
import { frmMessages } from '#content/messages/frm.ts';
import { idsMessages } from '#content/messages/ids.ts';
import { logMessages } from '#content/messages/log.ts';
import { notMessages } from '#content/messages/not.ts';
import { oauMessages } from '#content/messages/oau.ts';
import { ociMessages } from '#content/messages/oci.ts';
import { optMessages } from '#content/messages/opt.ts';
import { phaMessages } from '#content/messages/pha.ts';
import { regMessages } from '#content/messages/reg.ts';
import { resMessages } from '#content/messages/res.ts';
import { tacMessages } from '#content/messages/tac.ts';
import { trdMessages } from '#content/messages/trd.ts';
import { updMessages } from '#content/messages/upd.ts';
import { welMessages } from '#content/messages/wel.ts';

/**
 * Every message of the portal by its id (product rule 8.5). One text for one id: a screen names
 * the id, never the words, and an id that does not exist does not compile.
 */
const messages = {
  ...regMessages,
  ...logMessages,
  ...conMessages,
  ...idsMessages,
  ...notMessages,
  ...optMessages,
  ...oauMessages,
  ...eobMessages,
  ...admMessages,
  ...resMessages,
  ...chpMessages,
  ...ociMessages,
  ...cocMessages,
  ...contMessages,
  ...frmMessages,
  ...tacMessages,
  ...forMessages,
  ...trdMessages,
  ...updMessages,
  ...welMessages,
  ...phaMessages,
} as const;

export type MessageId = keyof typeof messages;

export const message = (id: MessageId): string => messages[id];

export const messageIds = Object.keys(messages).filter((id): id is MessageId => id in messages);

/** Returns the portal's own words where the insurer names a message, else null. */
export function ownWords(code: string): string | null {
  const id = messageIds.find((messageId) => messageId === code);
  return id ? message(id) : null;
}
