import { formatInstantDay } from '@shop/domain/format/date';
import { Badge, Button, Row, Stack, Text } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { publishAnswer } from './publish-answer.mutation.ts';
import { QuestionForm } from './question-form.tsx';
import type { Question } from './questions.queries.ts';

interface QuestionItemProps {
  readonly question: Question;
  /** The user is a manager. */
  readonly mayAnswer: boolean;
  /** The first of the questions that a button loaded. */
  readonly takesFocus: boolean;
}

/** A question and its answer, both plain text. */
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
  const published = question.answer?.text;
  function handleLeave(how: 'sent' | 'cancelled') {
    setLeft(how);
    setIsAnswering(false);
  }
  return (
    <Stack as="li" ref={item} tabIndex={-1} gap={3}>
      <Message who={question.author} at={question.askedAt} text={question.text}>
        {question.isOwn && <Badge>Ваш вопрос</Badge>}
        {!question.answer && <Badge tone="warning">Ждёт ответа</Badge>}
      </Message>
      {question.answer && !isAnswering && <Answered answer={question.answer} takesFocus={left === 'sent'} />}
      {mayAnswer && isAnswering && (
        <QuestionForm
          draftKey={`answer-${question.id}`}
          label={`Ответ на вопрос: ${question.author}`}
          submitLabel="Опубликовать ответ"
          initialText={published}
          takesFocus
          send={(text, key) => publishAnswer(question.id, text, key)}
          onSent={() => handleLeave('sent')}
          onCancel={() => handleLeave('cancelled')}
        />
      )}
      {mayAnswer && !isAnswering && (
        <Row>
          <Button size="s" ref={opener} onClick={() => setIsAnswering(true)}>
            {published === undefined ? 'Ответить' : 'Изменить ответ'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface AnsweredProps {
  readonly answer: NonNullable<Question['answer']>;
  /** The answer was just written here. */
  readonly takesFocus: boolean;
}

function Answered({ answer: { author, answeredAt, text }, takesFocus }: AnsweredProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Reply ref={box} tabIndex={-1} role="group" aria-label="Ответ">
      <Message who={`${author}, менеджер`} at={answeredAt} text={text} />
    </Reply>
  );
}

interface MessageProps {
  readonly who: string;
  readonly at: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

function Message({ who, at, text, children }: MessageProps) {
  return (
    <Stack gap={1}>
      <Row gap={2}>
        <Text size="s" tone="muted">
          {who}, <time dateTime={at}>{formatInstantDay(at)}</time>
        </Text>
        {children}
      </Row>
      <MessageText>{text}</MessageText>
    </Stack>
  );
}

const MessageText = styled.p`
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
