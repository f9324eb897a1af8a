import styles from './skeleton.module.css';

/** The place of a line or block that is still loading. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1.25em',
}: {
  width?: string;
  height?: string;
}) {
  return <span aria-hidden="true" className={styles['bar']} style={{ width, height }} />;
}
