import { getCustomerPartNumbers } from '@shop/contracts/basket-order/quick-order';
import { comparable } from '@shop/domain/format/comparable';
import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { callQuery, useMutation, useQuery } from '@shop/platform/query';
import { ErrorPanel, IconButton, Input, Link, Modal, SkeletonText, Stack, Text, toast } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon, TrashIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { describeArticle } from '../../common/describe-offer.ts';
import { forgetPartNumber } from '../common/forget-part-number.mutation.ts';
import { learnPartNumbers } from '../common/learn-part-numbers.mutation.ts';

/** The list shows at most this many; the others are found by typing. */
const SHOWN_MAX = 100;

/** Lists the customer part numbers that were learned from corrections, and deletes them. */
export function CustomerPartNumbersDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data, error, refetch, isFetching } = useQuery(callQuery(getCustomerPartNumbers, {}));
  const forget = useForget();
  const query = comparable(typed);
  const found = (data?.items ?? []).filter(({ article, offer }) =>
    [article, offer.article, offer.name].some((text) => comparable(text).includes(query)),
  );
  return (
    <Modal isOpen onClose={onClose} title="Ваши артикулы">
      <Stack gap={4}>
        <Text as="p" tone="muted">
          Так ваша компания называет наши товары. Артикулы запоминаются, когда вы&nbsp;исправляете строку
          подсказкой, и&nbsp;действуют для всех сотрудников.
        </Text>
        {error && !data && (
          <ErrorPanel text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && (
          <div aria-busy="true">
            <SkeletonText lines={4} />
          </div>
        )}
        {data?.items.length === 0 && <EmptyState compact title="Пока ничего не запомнили" />}
        {data && data.items.length > 0 && (
          <>
            <Input
              type="search"
              icon={<SearchIcon />}
              aria-label="Найти ваш артикул"
              placeholder="Найти"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Text as="p" size="s" tone="muted" role="status">
              {countOf(found.length, 'артикул', 'артикула', 'артикулов')}
              {found.length > SHOWN_MAX && `, показаны первые ${SHOWN_MAX}`}
            </Text>
            <List>
              {found.slice(0, SHOWN_MAX).map(({ id, article, offer }) => (
                <Item key={id}>
                  <div>
                    <Text weight="medium">{article}</Text> <Text tone="muted">—</Text>{' '}
                    <Link to={`/detail/${encodeURIComponent(offer.code)}/`}>{offer.name}</Link>{' '}
                    <Text size="s" tone="subtle" numeric>
                      {describeArticle(offer)}
                    </Text>
                  </div>
                  <IconButton
                    size="s"
                    label={`Забыть артикул ${article}`}
                    icon={<TrashIcon />}
                    onClick={() => forget.mutate({ id, article, offerId: offer.offerId })}
                  />
                </Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** Forgets a code at once, and offers to remember it again. */
function useForget() {
  return useMutation({
    mutationFn: ({ id }: { id: number; article: string; offerId: number }) => forgetPartNumber(id),
    onSuccess: (_, { article, offerId }) =>
      void toast(`Артикул ${article} забыт`, {
        action: {
          label: 'Вернуть',
          onClick: () =>
            void learnPartNumbers([{ article, offerId }]).catch((error: unknown) =>
              toast.danger(messageOf(error)),
            ),
        },
      }),
    onError: (error) => void toast.danger(`Артикул не забыт. ${messageOf(error)}`),
  });
}

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;
