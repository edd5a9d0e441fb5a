import { formatNumber } from '@shop/domain/format/number';
import { Field, Grid, Input } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { parseBound, tidyBounds } from './bounds.ts';
import type { Bounds, Range } from './filter-choice.ts';

interface RangeFacetProps {
  readonly name: string;
  readonly unit: string;
  /** In the unit that is shown. */
  readonly range: Range;
  readonly bounds: Bounds;
  readonly onChange: (bounds: Bounds) => void;
}

/** The two ends of a range, with what the other filters leave as placeholders. Enter or blur applies. */
export function RangeFacet({ name, unit, range, bounds, onChange }: RangeFacetProps) {
  const [from, setFrom] = useState(shown(bounds.from));
  const [to, setTo] = useState(shown(bounds.to));
  const [isWrong, setIsWrong] = useState(false);
  const [last, setLast] = useState(bounds);
  if (last.from !== bounds.from || last.to !== bounds.to) {
    // Changed elsewhere: by Back, «Сбросить все» or a removed tag.
    setLast(bounds);
    setFrom(shown(bounds.from));
    setTo(shown(bounds.to));
    setIsWrong(false);
  }

  function handleApply(event?: FormEvent) {
    event?.preventDefault();
    const typed = { from: parseBound(from), to: parseBound(to) };
    setIsWrong(typed.from === null || typed.to === null);
    if (typed.from === null || typed.to === null) return;
    const tidy = tidyBounds({ from: typed.from, to: typed.to }, range);
    if (tidy.from !== bounds.from || tidy.to !== bounds.to) onChange(tidy);
  }

  const ends = [
    { label: 'от', value: from, set: setFrom, placeholder: range.filteredMin },
    { label: 'до', value: to, set: setTo, placeholder: range.filteredMax },
  ];
  return (
    <form onSubmit={handleApply} noValidate>
      <Field
        label={`${name}, ${unit}`}
        labelHidden
        error={isWrong ? 'Введите число, например 1\u00a0250,50' : undefined}
      >
        {({ id, ...control }) => (
          <Grid columns="1fr 1fr" gap={2}>
            {ends.map(({ label, value, set, placeholder }) => (
              <Input
                key={label}
                {...control}
                id={label === 'от' ? id : undefined}
                aria-label={`${name} ${label}`}
                size="s"
                inputMode="decimal"
                autoComplete="off"
                placeholder={`${label} ${formatNumber(placeholder)}`}
                value={value}
                onChange={(event) => set(event.target.value)}
                onBlur={() => handleApply()}
              />
            ))}
          </Grid>
        )}
      </Field>
      <button type="submit" hidden aria-label="Применить" />
    </form>
  );
}

function shown(bound: number | undefined): string {
  return bound === undefined ? '' : formatNumber(bound);
}
