import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement> & {
  /** CSS pixels of its width and height. */
  size?: number;
};

/**
 * Replaces Lucide's icon factory in the bundle (docs/decisions/008). The shapes of an icon are created once, not for
 * each use. The portal sets only an icon's size and a class.
 */
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, ...others }: IconProps) {
    return createElement(
      'svg',
      {
        'aria-hidden': true,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...others,
      },
      shapes,
    );
  };
}
