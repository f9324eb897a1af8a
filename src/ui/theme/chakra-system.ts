import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

/**
 * Chakra brings the behavior of widgets (focus trap, Escape, inert background); their looks are the
 * portal's own style sheets, so neither its reset nor any of its recipes are taken in.
 */
export const chakraSystem = createSystem(defaultBaseConfig, defineConfig({ preflight: false }));
