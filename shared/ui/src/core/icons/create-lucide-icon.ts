import { createElement, type SVGProps } from 'react';

/** The fields of a lucide icon that are rendered. */
interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px; 24 unless the style says otherwise. */
  readonly size?: number | string;
}

/**
 * Makes an icon component, replacing lucide's own factory (docs/decisions/001): shapes are created once instead of at
 * every render, and an icon is hidden from screen readers unless it has a name.
 */
export function createLucideIcon({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const props = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': !(rest['aria-label'] || rest['aria-labelledby']),
      className: className ? `lucide ${className}` : 'lucide',
      ...rest,
    } as const;
    return createElement('svg', props, ...shapes);
  };
}
