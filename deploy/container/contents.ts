/** What the container image says of itself; `Containerfile` says the same. */
export const imageSettings = {
  user: '101:101',
  port: '8080/tcp',
  entrypoint: ['/usr/local/bin/node', '--disable-warning=ExperimentalWarning', '/portal/start.mjs'],
  // Finishes the requests under way.
  stopSignal: 'SIGQUIT',
} as const;
