import { color as tokens } from '@shop/ui/theme';
import { useId } from 'react';

/** A pattern id that is unique in the page, and the `fill` that refers to it. */
export function useHatch() {
  const id = `hatch${useId().replaceAll(/[^\w-]/g, '')}`;
  return { id, fill: `url(#${id})` };
}

/** A pattern of slanted lines, `gap` px apart, that differs from a solid fill without colour. */
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
