import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import styles from './programs.module.css';

/** The place of the suggestions while it isn't known yet whether the member wants any. */
export const SuggestionsPlace = () => (
  <div className={styles['suggestions']} aria-busy="true">
    <Skeleton height="100%" />
  </div>
);
