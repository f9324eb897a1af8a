import { illustrationOf } from '#brands/illustrations.ts';
import { brandGreetings } from '#content/brand-greetings.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { BrandArt } from '#src/ui/layout/brand-art.tsx';
import { brandColors } from '#src/ui/layout/brand-colors.ts';
import { BrandPicture } from '#src/ui/layout/brand-picture.tsx';
import { BrandLogo } from '#src/ui/layout/brand-logo.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

export const states: States = {
  'Every brand: the header, the card and the greeting': () => (
    <Grid gap="6" columns="narrow">
      {brandIds.map((id) => {
        const brand = brandContent(id);
        return (
          <Stack key={id} gap="3">
            <div className={styles['header']} style={brandColors(brand)}>
              <BrandLogo brand={brand} />
            </div>
            <BrandArt brand={brand}>
              <strong>{brand.displayName}</strong>
              <p>A1042887701</p>
            </BrandArt>
            <BrandPicture src={illustrationOf(id)} />
            <p>{brandGreetings[id]}</p>
          </Stack>
        );
      })}
    </Grid>
  ),
};
