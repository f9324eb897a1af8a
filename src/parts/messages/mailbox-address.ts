/** The address of a page of the messages: the first one is the list's own. To be spread into a link. */
export const mailboxPage = (page = 1) =>
  ({
    to: '/messages/{-$page}',
    params: { page: page > 1 ? String(page) : undefined },
  }) as const;

/** Returns the page that an address names; the first page without a valid number. */
export const pageOfMailbox = (page: string | undefined): number =>
  page !== undefined && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
