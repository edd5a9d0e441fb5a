import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { Button, Row, Text } from '@shop/ui';
import { Tag } from '@shop/ui/parts/tag';
import { useEffect, useRef } from 'react';
import { chosenTags } from './chosen-tags.ts';
import { countChosen, countTags, nothingChosen } from './filter-choice.ts';

interface ChosenFiltersProps {
  readonly filter: SmartFilter;
  readonly choice: FilterChoice;
  /** The filter belongs to the previous choice. */
  readonly isStale: boolean;
  readonly onChange: (choice: FilterChoice) => void;
}

/** Everything chosen, as tags that can be removed one by one or all at once. */
export function ChosenFilters({ filter, choice, isStale, onChange }: ChosenFiltersProps) {
  const tags = chosenTags(filter, choice);
  const group = useFocusAfterRemoval(tags.length);
  if (countChosen(choice) === 0) return null;
  return (
    <Row ref={group} gap={2} role="group" aria-label="Выбранные фильтры">
      {tags.map(({ key, label, without }) => (
        <Tag key={key} onRemove={() => onChange(without)}>
          {label}
        </Tag>
      ))}
      {!isStale && tags.length < countTags(choice) && (
        <Text size="s" tone="muted">
          Часть условий из{'\u00a0'}адреса здесь не{'\u00a0'}действует
        </Text>
      )}
      <Button variant="quiet" size="s" onClick={() => onChange(nothingChosen)}>
        Сбросить все
      </Button>
    </Row>
  );
}

/** A removed tag takes its focus along: the next tag takes it, or the page heading after the last one. */
function useFocusAfterRemoval(count: number) {
  const group = useRef<HTMLElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    const next = group.current?.querySelector('button') ?? document.querySelector<HTMLElement>('h1');
    if (next?.tagName === 'H1') next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }, [count]);
  return group;
}
