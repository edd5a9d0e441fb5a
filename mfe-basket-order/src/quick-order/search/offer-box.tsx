import { color, radius, shadow, space, text, z } from '@shop/shared/theme';
import { Field, Input, Spinner, Text } from '@shop/shared/ui';
import { SearchIcon } from '@shop/shared/ui/icons';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { describeArticle, describeTerms } from '../result/describe-lines.ts';
import { useOffers } from './use-offers.ts';

interface OfferBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** A code: typed or scanned in full, or that of the suggestion that was chosen. */
  readonly onTake: (code: string) => void;
  readonly label?: string;
  /** Said where nothing fits. */
  readonly emptyText?: string;
}

/**
 * Article or name, with suggestions. Enter takes what is typed, unless a suggestion was chosen with the arrows: a scanner
 * is faster than any answer, and must never get what it has half typed.
 */
export function OfferBox(props: OfferBoxProps) {
  const { ref, typed, onType, onTake, label = 'Артикул или название' } = props;
  const { emptyText = 'Ничего не нашлось. По Enter строка попадёт в список для исправления.' } = props;
  const { offers, isPending, isAnswered } = useOffers(typed);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isShown = isOpen && (offers.length > 0 || isAnswered);

  function type(next: string) {
    onType(next);
    setActive(-1);
    setIsOpen(true);
  }

  function take(code: string) {
    setActive(-1);
    setIsOpen(false);
    onTake(code);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // What is in the field, not what was drawn last: a scanner may be ahead of the screen.
      return take((isShown && offers[active]?.article) || event.currentTarget.value);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return setIsOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || offers.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    // One place more than offers: the field itself.
    const places = offers.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <Box
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            size="l"
            icon={<SearchIcon />}
            end={isPending && <Spinner size="s" label="Ищем" />}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={200}
            placeholder="Введите или отсканируйте"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
      {isShown && (
        <List id={listId} role="listbox" aria-label="Подходящие товары">
          {offers.map((offer, index) => (
            <Option
              key={offer.offerId}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(offer.article)}
            >
              <Text weight="medium">{offer.name}</Text>
              <Text size="s" tone="muted" numeric>
                {describeArticle(offer)} · {describeTerms(offer)}
                {offer.inBasket > 0 && ` · в\u00a0корзине ${offer.inBasket}`}
              </Text>
            </Option>
          ))}
          {offers.length === 0 && (
            <Option as="div" role="option" aria-disabled aria-selected={false}>
              <Text tone="muted">{emptyText}</Text>
            </Option>
          )}
        </List>
      )}
    </Box>
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
  &[aria-disabled] {
    cursor: default;
  }
`;
