import { SEARCH_MIN_LENGTH } from '@shop/shared/contracts/constants';
import { useNavigate, useSearchParams } from '@shop/shared/router';
import { color, radius, shadow, space, text, z } from '@shop/shared/theme';
import { IconButton, Input } from '@shop/shared/ui';
import { SearchIcon } from '@shop/shared/ui/icons';
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';
import styled from 'styled-components';

interface SearchBoxProps {
  readonly size?: 'm' | 'l';
  readonly onSearch?: () => void;
}

/** Goes to the search page with more than 2 characters, by Enter or the button (§5); the page's query stands in it. */
export function SearchBox({ size = 'm', onSearch }: SearchBoxProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('query') ?? '');
  const [isShort, setIsShort] = useState(false);
  const hintId = useId();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const query = typed.trim();
    setIsShort(query.length < SEARCH_MIN_LENGTH);
    if (query.length < SEARCH_MIN_LENGTH) return;
    navigate(`/search/?query=${encodeURIComponent(query)}`);
    onSearch?.();
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    if (event.target.value.trim().length >= SEARCH_MIN_LENGTH) setIsShort(false);
  }

  return (
    <Form role="search" onSubmit={handleSubmit}>
      <Input
        type="search"
        name="query"
        size={size}
        aria-label="Поиск по каталогу"
        aria-describedby={hintId}
        placeholder="Название или артикул"
        autoComplete="off"
        value={typed}
        onChange={handleChange}
        end={<IconButton type="submit" size="s" label="Найти" icon={<SearchIcon />} />}
      />
      <Hint id={hintId} role="status">
        {isShort && 'Введите не меньше трёх символов'}
      </Hint>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 640px;
  margin-inline-end: ${space[2]};
`;

/** Hangs below the field, so that nothing moves when it comes. */
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
