import { color as tokens } from '@shop/ui/theme';
import { Hatch, useHatch } from './plots/hatch.tsx';
import type { Mark } from './plots/plot-shape.ts';

interface Age {
  readonly label: string;
  readonly kopecks: number;
  readonly color: string;
  readonly mark: Mark;
}

const HEIGHT = 24;

/** A bar divided into the ages of the debt; their sums are listed below it. */
export function AgeBar({ ages }: { ages: readonly Age[] }) {
  const whole = ages.reduce((sum, { kopecks }) => sum + kopecks, 0);
  let before = 0;
  const parts = ages.flatMap((age) => {
    if (age.kopecks === 0) return [];
    const from = (before / whole) * 100;
    before += age.kopecks;
    return [{ ...age, from, share: (age.kopecks / whole) * 100 }];
  });
  return (
    <svg width="100%" height={HEIGHT} aria-hidden>
      {whole === 0 && <rect width="100%" height={HEIGHT} fill={tokens.sunken} />}
      {parts.map((part) => (
        <Part key={part.label} {...part} />
      ))}
    </svg>
  );
}

function Part({ from, share, color, mark }: Age & { from: number; share: number }) {
  const hatch = useHatch();
  return (
    <>
      {mark === 'hatched' && <Hatch id={hatch.id} color={color} gap={6} />}
      <rect
        x={`${from}%`}
        width={`${share}%`}
        height={HEIGHT}
        fill={mark === 'hatched' ? hatch.fill : color}
        stroke={tokens.surface}
        strokeWidth="2"
      />
    </>
  );
}
