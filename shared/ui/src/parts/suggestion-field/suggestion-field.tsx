import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../../core/field/field.tsx';
import { Input } from '../../core/field/input.tsx';
import { Spinner } from '../../core/spinner/spinner.tsx';
import type { TextFieldProps } from '../../core/text-field/text-field.tsx';
import { color, radius, shadow, space, text, z } from '../../core/theme/index.ts';

interface SuggestionFieldProps<S> extends Omit<TextFieldProps, 'value' | 'end' | 'onClick' | 'onKeyDown'> {
  readonly value: string;
  readonly suggestions: readonly S[];
  readonly keyOf: (suggestion: S) => string | number;
  readonly renderSuggestion: (suggestion: S) => ReactNode;
  /** Of the list, read aloud. */
  readonly listLabel: string;
  readonly isPending: boolean;
  /** Shown where nothing fits; without it there is no list then. */
  readonly emptyText?: ReactNode;
  readonly onTake: (suggestion: S) => void;
  /** After which suggestions the typing goes on, and the list with it. */
  readonly staysOpen?: (suggestion: S) => boolean;
  /** Enter where no suggestion is chosen; without it the key is its form's. Gets what is in the field, not what was drawn last. */
  readonly onEnter?: (typed: string) => void;
}

/**
 * A field of free text with suggestions below it (combobox pattern): arrows choose one, Enter or a press takes it, Escape
 * closes the list and nothing else.
 */
export function SuggestionField<S>(props: SuggestionFieldProps<S>) {
  const { suggestions, keyOf, renderSuggestion, listLabel, isPending, emptyText, ...own } = props;
  const { onTake, staysOpen, onEnter, label, labelHidden, hint, error, required, id, className, ...input } =
    own;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isShown = isOpen && (suggestions.length > 0 || Boolean(emptyText));
  const activeId = isShown && active >= 0 ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function take(suggestion: S) {
    setActive(-1);
    setIsOpen(staysOpen?.(suggestion) ?? false);
    onTake(suggestion);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      const chosen = isShown ? suggestions[active] : undefined;
      if (chosen === undefined && !onEnter) return;
      event.preventDefault();
      if (chosen !== undefined) return take(chosen);
      setActive(-1);
      setIsOpen(false);
      return onEnter?.(event.currentTarget.value);
    }
    if (event.key === 'Escape' && isShown) {
      // Not a dialog around it.
      event.preventDefault();
      return setIsOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || suggestions.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    // One place more than suggestions: the field itself.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <Field {...{ label, labelHidden, hint, error, required, id, className }}>
      {(control) => (
        <Box>
          <Input
            {...input}
            {...control}
            end={isPending && <Spinner size="s" label="Ищем" />}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            onChange={(event) => {
              setActive(-1);
              setIsOpen(true);
              input.onChange?.(event);
            }}
            onClick={() => setIsOpen(true)}
            onBlur={(event) => {
              setIsOpen(false);
              input.onBlur?.(event);
            }}
            onKeyDown={handleKeyDown}
          />
          {isShown && (
            <SuggestionList
              {...{ suggestions, keyOf, renderSuggestion, emptyText, active }}
              id={listId}
              label={listLabel}
              onTake={take}
            />
          )}
        </Box>
      )}
    </Field>
  );
}

type SuggestionListProps<S> = Pick<
  SuggestionFieldProps<S>,
  'suggestions' | 'keyOf' | 'renderSuggestion' | 'emptyText' | 'onTake'
> & {
  readonly id: string;
  readonly label: string;
  /** Which of them is chosen, by its place; -1 for none. */
  readonly active: number;
};

function SuggestionList<S>(props: SuggestionListProps<S>) {
  const { id, label, suggestions, keyOf, renderSuggestion, active, emptyText, onTake } = props;
  return (
    <List
      id={id}
      role="listbox"
      aria-label={label}
      // The field keeps the focus, also where the list is scrolled.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={keyOf(suggestion)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onTake(suggestion)}
        >
          {renderSuggestion(suggestion)}
        </Option>
      ))}
      {suggestions.length === 0 && (
        <Option role="option" aria-disabled aria-selected={false}>
          {emptyText}
        </Option>
      )}
    </List>
  );
}

const Box = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const List = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) 0 auto;
  z-index: ${z.popover};
  max-block-size: min(420px, 60dvh);
  overflow-y: auto;
  padding: ${space[1]};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
`;

const Option = styled.div`
  display: grid;
  gap: 2px;
  min-block-size: 44px;
  align-content: center;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.s};
  ${text.m}
  cursor: pointer;
  &[aria-selected='true'],
  &:hover:not([aria-disabled]) {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[aria-disabled] {
    cursor: default;
  }
`;
