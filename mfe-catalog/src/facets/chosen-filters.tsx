import type { SmartFilter } from '@shop/shared/contracts/catalog';
import type { FilterChoice } from '@shop/shared/contracts/smart-filter';
import { Button, Row } from '@shop/shared/ui';
import { Tag } from '@shop/shared/ui/tag';
import { chosenTags } from './chosen-tags.ts';
import { countChosen, nothingChosen } from './filter-choice.ts';

interface ChosenFiltersProps {
  readonly filter: SmartFilter;
  readonly choice: FilterChoice;
  readonly onChange: (choice: FilterChoice) => void;
}

/** Everything chosen as tags: take one away, or all. */
export function ChosenFilters({ filter, choice, onChange }: ChosenFiltersProps) {
  if (countChosen(choice) === 0) return null;
  return (
    <Row gap={2} role="group" aria-label="Выбранные фильтры">
      {chosenTags(filter, choice).map(({ key, label, without }) => (
        <Tag key={key} onRemove={() => onChange(without)}>
          {label}
        </Tag>
      ))}
      <Button variant="quiet" size="s" onClick={() => onChange(nothingChosen)}>
        Сбросить все
      </Button>
    </Row>
  );
}
