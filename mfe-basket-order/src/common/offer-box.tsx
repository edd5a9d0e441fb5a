import { Text } from '@shop/ui';
import { SearchIcon } from '@shop/ui/parts/icons';
import { SuggestionField } from '@shop/ui/parts/suggestion-field';
import type { Ref } from 'react';
import { describeArticle, describeTerms } from './describe-offer.ts';
import { useOffers } from './use-offers.ts';

type FoundOffer = ReturnType<typeof useOffers>['offers'][number];

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
  return (
    <SuggestionField
      ref={ref}
      label={label}
      size="l"
      icon={<SearchIcon />}
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={200}
      placeholder="Введите или отсканируйте"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      suggestions={offers}
      keyOf={({ offerId }) => offerId}
      renderSuggestion={describeOffer}
      listLabel="Подходящие товары"
      isPending={isPending}
      emptyText={isAnswered && <Text tone="muted">{emptyText}</Text>}
      onTake={({ article }) => onTake(article)}
      onEnter={onTake}
    />
  );
}

function describeOffer(offer: FoundOffer) {
  return (
    <>
      <Text weight="medium">{offer.name}</Text>
      <Text size="s" tone="muted" numeric>
        {describeArticle(offer)} · {describeTerms(offer)}
        {offer.inBasket > 0 && ` · в\u00a0корзине ${offer.inBasket}`}
      </Text>
    </>
  );
}
