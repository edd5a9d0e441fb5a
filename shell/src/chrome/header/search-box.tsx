import { SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import { useLocation, useNavigate, useSearchParams } from '@shop/platform/router';
import { IconButton, Input } from '@shop/ui';
import { SearchIcon } from '@shop/ui/parts/icons';
import { color, media, radius, shadow, space, text, z } from '@shop/ui/theme';
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import type { Submitted, SuggestionsHandle } from '../search/suggestions.tsx';

interface SearchBoxProps {
  /** Inside a dialog the list lies below the field instead of over the page. */
  readonly isAlone?: boolean;
  /** Called after a navigation, or after Escape inside a dialog. */
  readonly onLeave?: () => void;
}

/**
 * The search of the header (§2). Suggestions load with the first focus. Enter or the button search at once with more
 * than 2 characters (§5): on the search page, or, while no area has one, by opening the first suggestion.
 */
export function SearchBox({ isAlone = false, onLeave }: SearchBoxProps) {
  const navigate = useNavigate();
  const { typed, type } = useTyped();
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [isShort, setIsShort] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const list = useRef<SuggestionsHandle>(null);
  const [hintId, listId] = [useId(), useId()];
  const Suggestions = useShellChunk(loadSuggestions, isOpen || isAlone);

  function change(text: string) {
    type(text);
    setSubmitted(null);
    setIsOpen(true);
    if (text.trim().length >= SEARCH_MIN_LENGTH) setIsShort(false);
  }

  function leave(to: string) {
    setIsOpen(false);
    setSubmitted(null);
    navigate(to);
    onLeave?.();
  }

  function search(text: string) {
    const query = text.trim();
    const isTooShort = query.length < SEARCH_MIN_LENGTH;
    setIsShort(isTooShort);
    if (isTooShort) return;
    void remember(query);
    change(query);
    if (isKnownPath('/search/')) leave(`/search/?query=${encodeURIComponent(query)}`);
    else setSubmitted({ query });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && (isOpen || isAlone)) {
      // Otherwise the browser would empty the field first.
      event.preventDefault();
      setIsOpen(false);
      if (isAlone) onLeave?.();
      return;
    }
    if (event.key.startsWith('Arrow')) setIsOpen(true);
    list.current?.onKeyDown(event);
  }

  return (
    <Form
      role="search"
      $isAlone={isAlone}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        search(typed);
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Input
        type="search"
        role="combobox"
        name="query"
        size={isAlone ? 'l' : 'm'}
        aria-label="Поиск по каталогу"
        aria-describedby={hintId}
        aria-autocomplete="list"
        aria-expanded={Suggestions !== undefined}
        aria-controls={Suggestions && listId}
        aria-activedescendant={Suggestions && activeId}
        data-autofocus={isAlone || undefined}
        placeholder="Название или артикул"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onKeyDown={handleKeyDown}
        end={<IconButton type="submit" size="s" label="Найти" icon={<SearchIcon />} />}
      />
      <Hint id={hintId} role="status">
        {isShort && 'Введите не меньше трёх символов'}
      </Hint>
      {Suggestions && !isShort && (
        <Suggestions
          {...{ typed, submitted, isAlone }}
          id={listId}
          ref={list}
          onActive={setActiveId}
          onSearch={search}
          onOpen={leave}
        />
      )}
    </Form>
  );
}

/** The text of the box: typed, or on the search page its query. */
function useTyped() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const urlQuery = pathname.startsWith('/search') ? (params.get('query') ?? '') : '';
  const [shownFor, setShownFor] = useState(urlQuery);
  const [typed, type] = useState(urlQuery);
  if (urlQuery !== shownFor) {
    setShownFor(urlQuery);
    type(urlQuery);
  }
  return { typed, type };
}

async function remember(query: string) {
  const module = import(/* webpackChunkName: "search" */ '../search/recent-searches.ts');
  await module.then(({ rememberSearch }) => rememberSearch(query)).catch(() => undefined);
}

async function loadSuggestions() {
  return (await import(/* webpackChunkName: "search" */ '../search/suggestions.tsx')).Suggestions;
}

const Form = styled.form<{ $isAlone: boolean }>`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  max-inline-size: ${(p) => (p.$isAlone ? 'none' : '640px')};
  margin-inline-end: ${(p) => (p.$isAlone ? 0 : space[2])};
  ${media.up('desktop')} {
    /* Fits the whole placeholder. */
    min-inline-size: 228px;
  }
`;

/** Positioned below the field, so that nothing moves when it opens. */
const Hint = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) auto auto 0;
  z-index: ${z.popover};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.m};
  background: ${color.inverse};
  box-shadow: ${shadow.popover};
  ${text.s}
  color: ${color.onInverse};
  &:empty {
    display: none;
  }
`;
