import { createElement, type SVGProps } from 'react';

/** What a file of lucide says about an icon; of its other fields nothing is drawn. */
interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels of both sides; 24 unless the style says otherwise. */
  readonly size?: number | string;
}

/**
 * Makes an icon of a drawing, in place of lucide's own maker (docs/decisions/001): shapes are made once, not at every
 * render, and a hidden decoration is what an icon is unless it has a name of its own.
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
