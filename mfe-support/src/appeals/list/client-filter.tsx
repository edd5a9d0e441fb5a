import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { truncateName } from '@shop/domain/format/truncate-name';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { Label, Row, Text } from '@shop/ui';
import { CompanyIcon } from '@shop/ui/parts/icons';
import { SuggestionField } from '@shop/ui/parts/suggestion-field';
import { Tag } from '@shop/ui/parts/tag';
import { controlHeight } from '@shop/ui/theme';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDebounced } from '../../common/use-debounced.ts';

const SHOWN = 8;

interface ClientFilterProps {
  /** The code of the chosen client. */
  readonly code: string | undefined;
  /** Undefined while the list does not know it. */
  readonly name: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
}

/** Filters the list by client: a search, with the chosen one as a removable tag. */
export function ClientFilter({ code, name, onChoose }: ClientFilterProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wasCleared, setWasCleared] = useState(false);
  useEffect(() => {
    if (wasCleared && code === undefined) field.current?.focus();
  }, [wasCleared, code]);

  if (code === undefined) return <ClientField ref={field} onChoose={onChoose} />;
  return (
    <Group role="group" aria-labelledby={id}>
      <Label as="span" id={id}>
        Клиент
      </Label>
      <Chosen>
        <Tag
          tone="accent"
          removeLabel="Показать всех клиентов"
          onRemove={() => {
            setWasCleared(true);
            onChoose(undefined);
          }}
        >
          {name === undefined ? 'Выбранный клиент' : truncateName(name)}
        </Tag>
      </Chosen>
    </Group>
  );
}

interface ClientFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onChoose: (code: string) => void;
}

function ClientField({ ref, onChoose }: ClientFieldProps) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim());
  const { data, isFetching } = useQuery({
    ...callQuery(getManagedCounterparties, { query: { query, active: '', page: 1, pageSize: SHOWN } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = typed.trim() !== '';
  const isPending = isAsked && (isFetching || query !== typed.trim());
  return (
    <SuggestionField
      ref={ref}
      label="Клиент"
      icon={<CompanyIcon />}
      placeholder="Название, ИНН или код"
      maxLength={200}
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      suggestions={isAsked ? (data?.items ?? []) : []}
      keyOf={({ code }) => code}
      renderSuggestion={({ name, inn }) => (
        <>
          <Text weight="medium">{truncateName(name)}</Text>
          <Text size="s" tone="muted" numeric>
            ИНН {inn}
          </Text>
        </>
      )}
      listLabel="Найденные клиенты"
      isPending={isPending}
      emptyText={isAsked && !isPending && data && <Text tone="muted">Таких клиентов у вас нет</Text>}
      onTake={({ code }) => onChoose(code)}
      // Enter must not submit the outer search before a client is chosen.
      onEnter={() => undefined}
    />
  );
}

/** Aligned like a labelled field. */
const Group = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;

const Chosen = styled(Row)`
  min-block-size: ${controlHeight.m};
`;
