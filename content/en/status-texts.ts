/**
 * The text of a page about a failure (product rule 8.4), by HTTP status or by event. `text` says what happened and what
 * to do; `retry` where a retry makes sense.
 */
export const statusTexts = {
  'error-event': {
    title: 'No connection',
    text: 'We couldn’t reach our systems, so there’s nothing to show. Check your internet connection and try again.',
    retry: true,
  },
  400: {
    title: 'Something went wrong',
    text: 'We couldn’t understand the request. Try again.',
    retry: true,
  },
  401: {
    title: 'You need to be signed in',
    text: 'Sign in to see this page. We’ll bring you right back here.',
    retry: false,
  },
  403: {
    title: 'No permission',
    text: 'Your account doesn’t have permission to see this. If you think it should, let us know.',
    retry: false,
  },
  404: {
    title: 'We couldn’t process this',
    text: 'There was a problem processing your request. Try again.',
    retry: true,
  },
  422: {
    title: 'An error has occurred',
    text: 'We couldn’t accept something in the request. Check what you entered and try again.',
    retry: true,
  },
  429: {
    title: 'Too many requests',
    text: 'We got too many requests in a short time. Wait a few minutes and try again.',
    retry: true,
  },
  500: {
    title: 'An error has occurred',
    text: 'Something went wrong on our end. Try again in a moment.',
    retry: true,
  },
  503: {
    title: 'Scheduled maintenance',
    text: 'We’re working on our systems and will be back soon. Your coverage hasn’t changed. Please come back a little later.',
    retry: true,
  },
  default: {
    title: 'An error has occurred',
    text: 'Something didn’t work the way it should. Try again.',
    retry: true,
  },
  UNAUTHORIZED_ERROR: {
    title: 'Your session has ended',
    text: 'We couldn’t confirm that it’s you. Sign in again to continue.',
    retry: false,
  },
  UNHANDLED_ERROR: {
    title: 'This page stopped working',
    text: 'Something didn’t work the way it should. Try again, or reload the page.',
    retry: true,
  },
} as const satisfies Record<string | number, StatusText>;

interface StatusText {
  title: string;
  text: string;
  retry: boolean;
}
