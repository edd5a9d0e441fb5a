import { Link } from '@shop/platform/router';
import { ClockIcon, SearchIcon } from '@shop/ui/parts/icons';
import { color, controlHeight, font, media, radius, shadow, space, text, z } from '@shop/ui/theme';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import styled, { css } from 'styled-components';
import { useActiveOption } from '../common/use-active-option.ts';
import { MarkedText } from './marked-text.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** The handle by which the field controls its list. */
export interface SuggestionsHandle {
  onKeyDown(event: KeyboardEvent): void;
}

/** One press of Enter or the button; each press is a new object. */
export interface Submitted {
  readonly query: string;
}

export interface SuggestionsProps {
  readonly id: string;
  readonly typed: string;
  /** Set when Enter or the button was pressed while there is no search page: the first result opens. */
  readonly submitted: Submitted | null;
  /** Inside a dialog the list lies below the field instead of over the page. */
  readonly isAlone: boolean;
  readonly onActive: (optionId: string | undefined) => void;
  readonly onSearch: (query: string) => void;
  readonly onOpen: (url: string) => void;
  readonly ref: Ref<SuggestionsHandle>;
}

/** The list under the search box (§2): earlier searches, products looked at, and what the server finds. */
export function Suggestions(props: SuggestionsProps) {
  const { id, typed, submitted, isAlone, onActive, onSearch, onOpen, ref } = props;
  const { groups, isAnswered, isPending, hasFailed, retry } = useSuggestions(typed, submitted?.query);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const optionIds = all.map((suggestion) => optionId(id, suggestion));

  const select = ({ query, url }: Suggestion) => (query === undefined ? onOpen(url) : onSearch(query));
  const options = useActiveOption(optionIds, (index) => all[index] && select(all[index]));
  useImperativeHandle(ref, () => ({ onKeyDown: options.onKeyDown }));

  const { activeId } = options;
  const tellActive = useEffectEvent(onActive);
  useEffect(() => {
    tellActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const openFirst = useEffectEvent(() => {
    const first = groups.find(({ name }) => name === 'Найдено') ?? groups.at(-1);
    const url = first?.suggestions[0]?.url;
    if (url) onOpen(url);
  });
  useEffect(() => {
    if (submitted !== null && isAnswered) openFirst();
  }, [submitted, isAnswered]);
  const askAgain = useEffectEvent(() => hasFailed && retry());
  useEffect(() => {
    if (submitted !== null) askAgain();
  }, [submitted]);

  const status = statusOf({ count: all.length, isAnswered, isPending, hasFailed });
  return (
    // The field keeps the focus when the list is pressed.
    <Panel
      $isAlone={isAlone}
      hidden={all.length === 0 && status === ''}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="listbox" id={id} aria-label="Подсказки" aria-busy={isPending}>
        {groups.map(({ name, suggestions }) => (
          <Group key={name} role="group" aria-label={name}>
            <GroupName aria-hidden>{name}</GroupName>
            {suggestions.map((suggestion) => {
              const ownId = optionId(id, suggestion);
              const look = { role: 'option', id: ownId, 'aria-selected': ownId === activeId, tabIndex: -1 };
              return suggestion.query === undefined ? (
                <Product key={ownId} {...look} to={suggestion.url} onClick={() => onOpen(suggestion.url)}>
                  <SearchIcon />
                  <span>
                    <MarkedText html={suggestion.title} />
                  </span>
                </Product>
              ) : (
                <Earlier key={ownId} {...look} onClick={() => select(suggestion)}>
                  <ClockIcon />
                  <span>{suggestion.title}</span>
                </Earlier>
              );
            })}
          </Group>
        ))}
      </div>
      <Status role="status">{status}</Status>
    </Panel>
  );
}

interface Standing {
  readonly count: number;
  readonly isAnswered: boolean;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
}

function statusOf({ count, isAnswered, isPending, hasFailed }: Standing): string {
  if (hasFailed) return 'Поиск сейчас не отвечает. Нажмите Enter, чтобы повторить';
  if (count > 0) return '';
  if (isPending) return 'Ищем…';
  return isAnswered ? 'Ничего не найдено' : '';
}

/** A suggestion keeps its id, and with it the keyboard's position, while others load. */
function optionId(listId: string, { query, url }: Suggestion): string {
  return `${listId}-${encodeURIComponent(query === undefined ? url : `?${query}`)}`;
}

const Panel = styled.div<{ $isAlone: boolean }>`
  position: ${(p) => (p.$isAlone ? 'static' : 'absolute')};
  inset: calc(100% + ${space[1]}) 0 auto;
  z-index: ${z.popover};
  max-block-size: ${(p) => (p.$isAlone ? 'none' : 'min(480px, 70dvh)')};
  margin-block-start: ${(p) => (p.$isAlone ? space[2] : 0)};
  padding: ${(p) => (p.$isAlone ? 0 : space[1])};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${(p) => (p.$isAlone ? 'none' : shadow.popover)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div``;

const GroupName = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  ${text.xs}
  font-weight: ${font.medium};
  color: ${color.textSubtle};
`;

const option = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${controlHeight.m};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.m};
  ${text.m}
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  .lucide {
    inline-size: 16px;
    block-size: 16px;
    color: ${color.textSubtle};
  }
  &[aria-selected='true'] {
    background: ${color.sunken};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const Product = styled(Link)`
  ${option}
`;

const Earlier = styled.div`
  ${option}
`;

const Status = styled.div`
  padding: ${space[2]} ${space[3]};
  ${text.m}
  color: ${color.textMuted};
  &:empty {
    display: none;
  }
`;
