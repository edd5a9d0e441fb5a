import type { AddressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import type { Coordinates } from '@shop/contracts/platform/place-fields';
import { countOf } from '@shop/domain/format/number';
import type { TextFieldProps } from '@shop/ui/core/text-field';
import { VisuallyHidden } from '@shop/ui/core/visually-hidden';
import { SuggestionField } from '@shop/ui/parts/suggestion-field';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAddressSuggestions } from './use-address-suggestions.ts';

interface AddressFieldProps extends Omit<TextFieldProps, 'value' | 'end' | 'onClick' | 'onKeyDown' | 'ref'> {
  readonly value: string;
  readonly ref?: (element: HTMLInputElement | null) => void;
  /** Called with an accepted suggestion. Only a whole address has `coordinates`. */
  readonly onTake: (address: string, coordinates: Coordinates | null) => void;
}

/**
 * An address with suggestions from the third letter on. A suggestion without a house keeps the caret at its end, where
 * the house is typed. An address that no register knows can be typed freely.
 */
export function AddressField({ value, ref, onTake, ...field }: AddressFieldProps) {
  // The initial address and one that was accepted whole need no suggestions.
  const [settled, setSettled] = useState(value);
  const { suggestions, isPending } = useAddressSuggestions(value === settled ? '' : value);
  const input = useRef<HTMLInputElement>(null);
  const accepted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (accepted.current !== value) return;
    accepted.current = undefined;
    input.current?.setSelectionRange(value.length, value.length);
    // Typing continues at the end, which a long address pushes out of view.
    if (input.current) input.current.scrollLeft = input.current.scrollWidth;
  }, [value]);

  function accept(suggestion: AddressSuggestion) {
    // A street is continued with the house, so the caret stays behind the comma.
    const text = isWhole(suggestion) ? suggestion.value : `${suggestion.value}, `;
    accepted.current = text;
    if (isWhole(suggestion)) setSettled(text);
    onTake(text, coordinatesOf(suggestion));
  }

  return (
    <>
      <SuggestionField
        {...field}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        value={value}
        // Hides the suggestion that the field already contains.
        suggestions={suggestions.filter(({ value: suggested }) => suggested !== value.replace(/[,\s]+$/, ''))}
        keyOf={(suggestion) => suggestion.value}
        renderSuggestion={(suggestion) => suggestion.value}
        listLabel="Подходящие адреса"
        isPending={isPending}
        onTake={accept}
        staysOpen={(suggestion) => !isWhole(suggestion)}
        autoCapitalize="off"
        spellCheck={false}
      />
      <VisuallyHidden role="status">
        {suggestions.length > 0 &&
          !isPending &&
          countOf(suggestions.length, 'подсказка', 'подсказки', 'подсказок')}
      </VisuallyHidden>
    </>
  );
}

function isWhole({ data }: AddressSuggestion): boolean {
  return data.house !== null;
}

function coordinatesOf({ data }: AddressSuggestion): Coordinates | null {
  const { house, geo_lat, geo_lon } = data;
  if (house === null || geo_lat === null || geo_lon === null) return null;
  const [latitude, longitude] = [Number(geo_lat), Number(geo_lon)];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude, longitude] : null;
}
