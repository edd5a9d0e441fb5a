import { APPEAL_CLOSES_AFTER_DAYS, mayRate, mayWrite } from '@shop/contracts/support/appeal-rules';
import type { Appeal } from '@shop/contracts/support/appeals';
import { formatInstantDay } from '@shop/domain/format/date';
import { Card, Row, Stack, Text } from '@shop/ui';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { AnswerForm } from '../answer/answer-form.tsx';
import { RatingForm } from '../rating/rating-form.tsx';
import { ShownStars } from '../rating/stars.tsx';
import type { UnsentMessage, Written } from '../sending/use-outgoing.ts';
import { StatusButtons } from './status-buttons.tsx';

interface ConversationFootProps {
  readonly appeal: Appeal;
  readonly returned: UnsentMessage | undefined;
  readonly refusal: Refusal;
  readonly isImpersonating: boolean;
  readonly onSend: (written: Written) => void;
}

/** The end of a conversation: the rating, the message form, and a button that reopens the appeal. */
export function ConversationFoot({
  appeal,
  returned,
  refusal,
  isImpersonating,
  onSend,
}: ConversationFootProps) {
  const { id, side, status, rating } = appeal;
  const isCustomer = side === 'customer';
  return (
    <>
      {isCustomer && status === 'solved' && <SolvedNote appeal={appeal} refusal={refusal} />}
      {isCustomer && mayRate(status, rating) && !isImpersonating && (
        <RatingForm appealId={id} refusal={refusal} />
      )}
      {rating !== null && (
        <Text
          as="p"
          tabIndex={-1}
          data-keeps-focus={mayWrite(status) && status !== 'solved' ? undefined : true}
        >
          <ShownStars rating={rating} name={isCustomer ? 'Ваша оценка' : 'Оценка клиента'} />
        </Text>
      )}
      {mayWrite(status) ? (
        <AnswerForm appeal={appeal} returned={returned} onSend={onSend}>
          {isCustomer && status !== 'solved' && <StatusButtons appeal={appeal} refusal={refusal} />}
        </AnswerForm>
      ) : (
        <Card padding={4} data-off-paper>
          <Stack gap={3}>
            <Text as="p" tabIndex={-1} data-keeps-focus>
              Обращение закрыто. Чтобы написать в&nbsp;него, откройте его заново.
            </Text>
            <Row gap={3}>
              <StatusButtons appeal={appeal} refusal={refusal} />
            </Row>
          </Stack>
        </Card>
      )}
    </>
  );
}

/** Tells the company of a solved appeal what happens next, and what to do if the problem remains. */
function SolvedNote({ appeal, refusal }: { appeal: Appeal; refusal: Refusal }) {
  const closesOn = closingDay(appeal);
  return (
    <Card padding={4} data-off-paper>
      <Stack gap={3}>
        <Text as="p" tabIndex={-1} data-keeps-focus={appeal.rating === null || undefined}>
          <Text weight="medium">Мы отметили вопрос решённым.</Text>
          {closesOn && ` Если возражений не\u00a0будет, обращение закроется ${closesOn}.`}
        </Text>
        <Row gap={3}>
          <StatusButtons appeal={appeal} refusal={refusal} />
        </Row>
      </Stack>
    </Card>
  );
}

function closingDay({ statuses, status }: Appeal): string | undefined {
  const last = statuses.at(-1);
  if (last?.status !== status) return undefined;
  const day = new Date(last.at);
  day.setUTCDate(day.getUTCDate() + APPEAL_CLOSES_AFTER_DAYS);
  return formatInstantDay(day.toISOString());
}
