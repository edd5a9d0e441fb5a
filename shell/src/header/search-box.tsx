import { SEARCH_MIN_LENGTH } from '@shop/shared/contracts/constants';
import { useNavigate, useSearchParams } from '@shop/shared/router';
import { space } from '@shop/shared/theme';
import { IconButton, Input, VisuallyHidden } from '@shop/shared/ui';
import { SearchIcon } from '@shop/shared/ui/icons';
import { type SubmitEvent, useId, useState } from 'react';
import styled from 'styled-components';

interface SearchBoxProps {
  readonly size?: 'm' | 'l';
  readonly onSearch?: () => void;
}

/** Goes to the search page with more than 2 characters, by Enter or the button (§5); the page's query stands in it. */
export function SearchBox({ size = 'm', onSearch }: SearchBoxProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('query') ?? '');
  const [isShort, setIsShort] = useState(false);
  const hintId = useId();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const query = text.trim();
    setIsShort(query.length < SEARCH_MIN_LENGTH);
    if (query.length < SEARCH_MIN_LENGTH) return;
    navigate(`/search/?query=${encodeURIComponent(query)}`);
    onSearch?.();
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
        value={text}
        onChange={(event) => setText(event.target.value)}
        end={<IconButton type="submit" size="s" label="Найти" icon={<SearchIcon />} />}
      />
      <VisuallyHidden id={hintId} role="status">
        {isShort && 'Введите не меньше трёх символов'}
      </VisuallyHidden>
    </Form>
  );
}

const Form = styled.form`
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 640px;
  margin-inline-end: ${space[2]};
`;
