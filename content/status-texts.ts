/** What a page says when a request failed, by HTTP status; error-event is for no answer at all. */
export const statusTexts = {
  'error-event': {
    title: 'No connection',
    text: 'We could not reach our systems. Check your internet connection and try again.',
  },
  400: {
    title: 'Something went wrong',
    text: 'We could not understand the request. Try again. If it keeps happening, contact us.',
  },
  401: { title: 'You need to be signed in', text: 'Sign in to see this page.' },
  403: {
    title: 'No permission',
    text: 'Your account does not have permission to see this. If you think it should, contact us.',
  },
  404: {
    title: 'We could not process this',
    text: 'There was a problem processing your request. Try again. If it keeps happening, contact us.',
  },
  503: {
    title: 'Scheduled maintenance',
    text: 'Our systems are being maintained. Please come back a little later.',
  },
  default: {
    title: 'An error has occurred',
    text: 'Something went wrong on our side. Try again. If it keeps happening, contact us.',
  },
} as const;
