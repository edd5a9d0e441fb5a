import { Checkbox } from '@shop/ui/parts/checkbox';
import { useAtomValue } from 'jotai';
import type { SelectedLine, Selection } from './selection.ts';

interface SelectAllProps {
  readonly selection: Selection;
  /** Evaluated when pressed, because cards change their sizes. */
  readonly selectable: () => readonly SelectedLine[];
  /** Describes which products are ticked. */
  readonly title?: string;
}

/** «Выбрать все»: ticks what is in stock and not in the basket, and clears all ticks when pressed again. */
export function SelectAll(props: SelectAllProps) {
  const { selection, selectable, title = 'В наличии и ещё не в корзине' } = props;
  const lines = useAtomValue(selection.linesAtom);
  const all = selectable();
  const isAll = all.length > 0 && all.every(({ offerId }) => lines.has(offerId));
  return (
    <Checkbox
      label="Выбрать все"
      title={title}
      disabled={all.length === 0 && lines.size === 0}
      checked={isAll}
      indeterminate={!isAll && lines.size > 0}
      onChange={(event) => (event.target.checked ? selection.set(all, true) : selection.clear())}
    />
  );
}
