import { startWords } from '#content/start.ts';

const words = startWords.unusable;

/** Shown instead of the portal when it cannot be set up; plain, since nothing else is known to work. */
export function UnusableConfig({ reason }: { reason: string }) {
  return (
    <main style={{ maxWidth: '40rem', margin: '15vh auto', padding: '0 24px' }}>
      <h1>{words.title}</h1>
      <p style={{ marginBlock: '16px' }}>{words.text}</p>
      <p>{words.details(reason)}</p>
    </main>
  );
}
