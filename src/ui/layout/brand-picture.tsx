import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './brand-picture.module.css';

/**
 * The illustration of a brand, which says nothing that is not said in words. Fetched once it is about to be seen; nothing
 * stands in its place where the brand has none or it cannot be fetched.
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
      className={classNames(styles['picture'], className)}
      onError={() => setFailed(src)}
    />
  );
}
