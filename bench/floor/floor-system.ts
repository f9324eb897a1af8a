import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  headingRecipe,
  skeletonRecipe,
} from '@chakra-ui/react/theme';

/** The base system with only the recipes that the floor uses. */
export const floorSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    theme: {
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        container: containerRecipe,
        heading: headingRecipe,
        skeleton: skeletonRecipe,
      },
      slotRecipes: { card: cardSlotRecipe },
    },
  }),
);
