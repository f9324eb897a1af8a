/** Free of the other families: every page carries what opens documents. */
export { eobMessages as documentMessages } from '#content/messages/eob.ts';
