import { color as tokens } from '@shop/ui/theme';
import { useId } from 'react';

/** A name for a pattern that no other on the page has, and how it is filled with. */
export function useHatch() {
  const id = `hatch${useId().replaceAll(/[^\w-]/g, '')}`;
  return { id, fill: `url(#${id})` };
}

/** Slanted lines on paper, `gap` px apart: told from a plain fill without its colour. */
export function Hatch({ id, color, gap }: { id: string; color: string; gap: number }) {
  return (
    <defs>
      <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={gap} height={gap} fill={tokens.surface} />
        <rect width="2" height={gap} fill={color} />
      </pattern>
    </defs>
  );
}
