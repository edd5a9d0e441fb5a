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
  /** The accessible name of the list. */
  readonly listLabel: string;
  readonly isPending: boolean;
  /** Shown when nothing matches; without it the list stays closed. */
  readonly emptyText?: ReactNode;
  readonly onTake: (suggestion: S) => void;
  /** Returns whether the list stays open after this suggestion, because typing continues. */
  readonly staysOpen?: (suggestion: S) => boolean;
  /**
   * Called on Enter without a chosen suggestion, with the current text of the field rather than the rendered one;
   * without it the key submits the form.
   */
  readonly onEnter?: (typed: string) => void;
}

/**
 * A free-text field with suggestions (combobox pattern): arrow keys choose one, Enter or a press accepts it, Escape
 * closes the list only.
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

  function accept(suggestion: S) {
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
      if (chosen !== undefined) return accept(chosen);
      setActive(-1);
      setIsOpen(false);
      return onEnter?.(event.currentTarget.value);
    }
    if (event.key === 'Escape' && isShown) {
      // Escape must not close a dialog around it.
      event.preventDefault();
      return setIsOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || suggestions.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    // One more position than suggestions: the field itself.
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
              onTake={accept}
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
  /** The index of the chosen suggestion; -1 for none. */
  readonly active: number;
};

function SuggestionList<S>(props: SuggestionListProps<S>) {
  const { id, label, suggestions, keyOf, renderSuggestion, active, emptyText, onTake } = props;
  return (
    <List
      id={id}
      role="listbox"
      aria-label={label}
      // The field keeps the focus, also while the list is scrolled.
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
