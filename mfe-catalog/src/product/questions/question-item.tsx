import { formatInstantDay } from '@shop/domain/format/date';
import { Badge, Button, Row, Stack, Text } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { QuestionForm } from './question-form.tsx';
import { answer, type Question } from './questions.queries.ts';

interface QuestionItemProps {
  readonly question: Question;
  /** A manager answers here. */
  readonly mayAnswer: boolean;
  /** The first of those that were asked for by a button. */
  readonly takesFocus: boolean;
}

/** A question and its answer; both are text, whatever they look like. */
export function QuestionItem({ question, mayAnswer, takesFocus }: QuestionItemProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement?.matches('[data-more]');
    if (takesFocus && isFree) item.current?.focus();
  }, [takesFocus]);
  const [left, setLeft] = useState<'sent' | 'cancelled'>();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left === 'cancelled' && !isAnswering) opener.current?.focus();
  }, [left, isAnswering]);
  const known = question.answer?.text;
  function handleLeave(how: 'sent' | 'cancelled') {
    setLeft(how);
    setIsAnswering(false);
  }
  return (
    <Stack as="li" ref={item} tabIndex={-1} gap={3}>
      <Said who={question.author} at={question.askedAt} text={question.text}>
        {question.isOwn && <Badge>Ваш вопрос</Badge>}
        {!question.answer && <Badge tone="warning">Ждёт ответа</Badge>}
      </Said>
      {question.answer && !isAnswering && <Answered answer={question.answer} takesFocus={left === 'sent'} />}
      {mayAnswer && isAnswering && (
        <QuestionForm
          draftOf={`answer-${question.id}`}
          label={`Ответ на вопрос: ${question.author}`}
          submitLabel="Опубликовать ответ"
          known={known}
          takesFocus
          send={(text, key) => answer(question.id, text, key)}
          onSent={() => handleLeave('sent')}
          onCancel={() => handleLeave('cancelled')}
        />
      )}
      {mayAnswer && !isAnswering && (
        <Row>
          <Button size="s" ref={opener} onClick={() => setIsAnswering(true)}>
            {known === undefined ? 'Ответить' : 'Изменить ответ'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface AnsweredProps {
  readonly answer: NonNullable<Question['answer']>;
  /** It has just been written here. */
  readonly takesFocus: boolean;
}

function Answered({ answer: { author, answeredAt, text }, takesFocus }: AnsweredProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Reply ref={box} tabIndex={-1} role="group" aria-label="Ответ">
      <Said who={`${author}, менеджер`} at={answeredAt} text={text} />
    </Reply>
  );
}

interface SaidProps {
  readonly who: string;
  readonly at: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

function Said({ who, at, text, children }: SaidProps) {
  return (
    <Stack gap={1}>
      <Row gap={2}>
        <Text size="s" tone="muted">
          {who}, <time dateTime={at}>{formatInstantDay(at)}</time>
        </Text>
        {children}
      </Row>
      <Words>{text}</Words>
    </Stack>
  );
}

const Words = styled.p`
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Reply = styled.div`
  margin-inline-start: ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;
