/** Shown instead of the portal when it cannot be set up; plain, since nothing else is known to work. */
export function UnusableConfig({ reason }: { reason: string }) {
  return (
    <main style={{ maxWidth: '40rem', margin: '15vh auto', padding: '0 24px' }}>
      <h1>This portal is not set up correctly</h1>
      <p style={{ marginBlock: '16px' }}>
        It is not your fault, and nothing is wrong with your account. Please try again later.
      </p>
      <p>Details for the people who run it: {reason}.</p>
    </main>
  );
}
