import { comparable } from '@shop/domain/format/comparable';
import { type FormWith, setInput, type WiredField } from '@shop/kit/form';
import { SuggestionField } from '@shop/ui/parts/suggestion-field';

interface SectionFieldProps {
  readonly form: FormWith<'section'>;
  readonly field: WiredField;
  readonly sections: readonly string[];
  /** Called when an existing section is chosen. */
  readonly onChosen: () => void;
}

/** The section of a question: an existing or a new one. */
export function SectionField({ form, field, sections, onChosen }: SectionFieldProps) {
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
        setInput(form, { path: ['section'], input: section });
        onChosen();
      }}
    />
  );
}
