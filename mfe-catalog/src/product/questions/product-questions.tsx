import { QueryStates } from '@shop/kit/page/query-states';
import { messageOf } from '@shop/platform/http';
import { useQuery, useQueryClient } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { isNotFound } from '@shop/remote';
import { Button, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { HelpIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { color, space } from '@shop/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Product, productQuery } from '../common/product.queries.ts';
import { askQuestion } from './ask-question.mutation.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { questionsQuery } from './questions.queries.ts';

/** Questions about a product, three per page; customers ask, managers answer. */
export function ProductQuestions({ product }: { readonly product: Product }) {
  const mayAsk = useIsAllowed('question.ask');
  return (
    <Readable gap={6}>
      {mayAsk && <AskQuestion product={product} />}
      <QuestionList productId={product.id} />
    </Readable>
  );
}

function AskQuestion({ product }: { readonly product: Product }) {
  const client = useQueryClient();
  const [sentCount, setSentCount] = useState(0);
  const sent = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (sentCount > 0) sent.current?.focus();
  }, [sentCount]);
  const { queryKey } = productQuery(product.code);
  async function send(text: string, key: string) {
    try {
      await askQuestion(product.id, text, key);
    } catch (error) {
      // The product was withdrawn, and the refetched page will say so.
      if (isNotFound(error)) void client.invalidateQueries({ queryKey });
      throw error;
    }
    void client.invalidateQueries({ queryKey });
  }
  return (
    <Stack gap={3}>
      {sentCount > 0 && (
        <div ref={sent} tabIndex={-1}>
          <Notice tone="success">Вопрос отправлен. Когда менеджер ответит, придёт уведомление.</Notice>
        </div>
      )}
      <QuestionForm
        // The next question starts with an empty form.
        key={sentCount}
        draftKey={`question-${product.id}`}
        label="Ваш вопрос о товаре"
        submitLabel="Задать вопрос"
        send={send}
        onSent={() => setSentCount(sentCount + 1)}
      />
    </Stack>
  );
}

function QuestionList({ productId }: { readonly productId: number }) {
  const [pages, setPages] = useState(1);
  const first = useQuery(questionsQuery(productId, 1));
  return (
    <QueryStates
      query={first}
      pending={<ListSkeleton />}
      failure="Не удалось загрузить вопросы"
      isEmpty={({ pageNavigation }) => pageNavigation.recordCount === 0}
      empty={
        <EmptyState compact icon={<HelpIcon />} title="Вопросов пока нет">
          Здесь будут вопросы покупателей и{'\u00a0'}ответы менеджеров.
        </EmptyState>
      }
    >
      {({ pageNavigation: { recordCount, pageCount, pageSize } }) => {
        const shown = Math.min(pages, pageCount);
        return (
          <Stack gap={4}>
            <VisuallyHidden role="status">
              {`Показано вопросов: ${Math.min(shown * pageSize, recordCount)} из ${recordCount}`}
            </VisuallyHidden>
            <List>
              {Array.from({ length: shown }, (_, index) => (
                <QuestionPage
                  key={`page-${index + 1}`}
                  productId={productId}
                  page={index + 1}
                  isRequested={index > 0 && index + 1 === pages}
                />
              ))}
            </List>
            {shown < pageCount && (
              <div>
                <Button data-more onClick={() => setPages(shown + 1)}>
                  Показать ещё
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </QueryStates>
  );
}

interface QuestionPageProps {
  readonly productId: number;
  readonly page: number;
  /** Requested by the button below; its focus moves on to the first new question. */
  readonly isRequested: boolean;
}

/** Renders items into the shared list of all pages. */
function QuestionPage({ productId, page, isRequested }: QuestionPageProps) {
  const mayAnswer = useIsAllowed('question.answer');
  const query = useQuery(questionsQuery(productId, page));
  if (query.isPending)
    return (
      <li>
        <ListSkeleton />
      </li>
    );
  if (!query.data)
    return (
      <li>
        <Notice tone="danger" action={<Button onClick={() => void query.refetch()}>Повторить</Button>}>
          {messageOf(query.error)}
        </Notice>
      </li>
    );
  return query.data.items.map((question, index) => (
    <QuestionItem
      key={question.id}
      question={question}
      mayAnswer={mayAnswer}
      takesFocus={isRequested && index === 0}
    />
  ));
}

function ListSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Загружаем вопросы</VisuallyHidden>
      <Skeleton height={220} radius="l" />
    </div>
  );
}

const Readable = styled(Stack)`
  max-inline-size: 760px;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  & > li + li {
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
`;
