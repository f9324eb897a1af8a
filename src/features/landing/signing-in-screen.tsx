import styles from './signing-in-screen.module.css';

/** Between the portal and the identity provider, both ways. */
export function SigningInScreen() {
  return (
    <main className={styles['page']}>
      <span className={styles['spinner']} aria-hidden="true" />
      <h1 tabIndex={-1} className={styles['text']} role="status">
        Taking you to your account …
      </h1>
    </main>
  );
}
