import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Pause, Play } from 'lucide-react';
import { carouselWords, slides } from '#content/slides.ts';
import { limits } from '#src/domain/limits.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SlideArt } from './slide-art.tsx';
import styles from './slide-carousel.module.css';

/**
 * The slides before any script runs; start-carousel.ts animates them. Until then the first slide is visible and the
 * hidden buttons keep their space. Without JavaScript both slides are visible.
 */
export function SlideCarousel({
  start,
}: {
  /** Given the element once it is in the document; answers how to stop. */
  start?: ((root: HTMLElement) => () => void) | undefined;
}) {
  return (
    <section
      ref={start}
      className={classNames(styles['carousel'], utility('cells', 'relative'))}
      aria-roledescription={carouselWords.role}
      aria-label={carouselWords.name}
      data-interval={limits.slideMs}
    >
      <div className={classNames(styles['controls'], utility('side-by-side', 'center'))}>
        <button type="button" className={styles['rotation']} data-rotation="">
          <span className={styles['pause']}>
            <Pause size={20} aria-hidden="true" />
            <VisuallyHidden>{carouselWords.pause}</VisuallyHidden>
          </span>
          <span className={styles['play']}>
            <Play size={20} aria-hidden="true" />
            <VisuallyHidden>{carouselWords.play}</VisuallyHidden>
          </span>
        </button>
        <div role="group" aria-label={carouselWords.choice} className={utility('side-by-side')}>
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={styles['picker']}
              aria-label={carouselWords.pick(index + 1, title)}
              aria-current={index === 0}
              data-picks=""
            />
          ))}
        </div>
      </div>
      <div className={utility('cells')} aria-live="off">
        {slides.map(({ art, title, text }, index) => (
          <div
            key={title}
            role="group"
            aria-roledescription={carouselWords.slideRole}
            data-slide=""
            aria-label={carouselWords.position(index + 1, slides.length)}
            className={classNames(styles['slide'], utility('stack', 'center', 'gap-5'))}
            data-shown={index === 0 ? '' : undefined}
          >
            <SlideArt name={art} />
            <Stack gap="2" className={classNames(styles['words'], utility('centered'))}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Stack>
          </div>
        ))}
      </div>
    </section>
  );
}
