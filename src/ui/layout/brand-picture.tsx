import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './brand-picture.module.css';

/**
 * The decorative illustration of a brand, fetched lazily. Renders nothing where the brand has no illustration or it
 * cannot be fetched.
 */
export function BrandPicture({
  src,
  className,
}: {
  src: string | null;
  className?: string | undefined;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === failed) return null;
  return (
    <img
      src={src}
      alt=""
      width={480}
      height={160}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      className={classNames(styles['picture'], 'screen-only', className)}
      onError={() => setFailed(src)}
    />
  );
}
