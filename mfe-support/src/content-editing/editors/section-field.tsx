import { comparable } from '@shop/domain/format/comparable';
import { type AnyForm, setInput, type WiredField } from '@shop/kit/form';
import { SuggestionField } from '@shop/ui/parts/suggestion-field';

interface SectionFieldProps {
  readonly form: unknown;
  readonly field: WiredField;
  readonly sections: readonly string[];
  /** One of them has been taken. */
  readonly onTaken: () => void;
}

/** The section of a question: one of those there are, or a new one. */
export function SectionField({ form, field, sections, onTaken }: SectionFieldProps) {
  const typed = comparable(field.value);
  const isOne = sections.some((section) => comparable(section) === typed);
  const fitting = isOne ? sections : sections.filter((section) => comparable(section).includes(typed));
  return (
    <SuggestionField
      {...field}
      label="Раздел"
      hint={typed !== '' && !isOne ? 'Будет новый раздел' : 'Выберите из\u00a0списка или напишите новый'}
      required
      maxLength={100}
      suggestions={fitting}
      keyOf={(section) => section}
      renderSuggestion={(section) => section}
      listLabel="Разделы"
      isPending={false}
      onTake={(section) => {
        setInput(form as AnyForm, { path: ['section'], input: section });
        onTaken();
      }}
    />
  );
}
