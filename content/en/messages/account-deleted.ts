/** UPD-0016: also said on the sign-in page, which begins without the other messages. */
export const accountDeleted = 'Your account has been deleted.';
