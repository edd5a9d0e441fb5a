import type { Order } from '@shop/contracts/basket-order/orders';
import { REQUIRED } from '@shop/domain/validation/messages';
import { ApiRefusal, messageOf } from '@shop/platform/http';
import { Button, Modal, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { TextArea } from '@shop/ui/parts/text-area';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { cancel } from './cancel-order.mutation.ts';
import type { CancelOutcome } from './cancel-outcome.ts';

const USUAL = [
  'Заказали по ошибке',
  'Изменился состав заказа',
  'Не подходит срок поставки',
  'Больше не нужно',
] as const;
type Choice = (typeof USUAL)[number] | 'other';
const REASON_MAX = 500;

interface CancelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: CancelOutcome) => void;
}

/** Cancels an order. The reason, a usual one or the user's own, survives a failed request. */
export function CancelDialog({ order, onClose, onOutcome }: CancelDialogProps) {
  const [choice, setChoice] = useState<Choice>();
  const [ownReason, setOwnReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const reason = choice === 'other' ? ownReason.trim() : choice;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (!reason) {
      const field = choice === 'other' ? 'textarea' : 'input[type="radio"]';
      return form.current?.querySelector<HTMLElement>(field)?.focus();
    }
    setIsPending(true);
    setProblem(undefined);
    try {
      await cancel(order.id, reason);
      onOutcome({ kind: 'cancelled' });
    } catch (error) {
      if (error instanceof ApiRefusal && error.code === 'conflict')
        return onOutcome({ kind: 'refused', reason: error.message, statusBefore: order.status });
      setProblem(messageOf(error));
      setIsPending(false);
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      locked={isPending}
      title={`Отменить заказ №\u00a0${order.number}?`}
      size="small"
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Не отменять
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={isPending}>
            Отменить заказ
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={4}>
          <Text as="p" tone="muted">
            Зарезервированные товары освободятся. Заказ останется в&nbsp;списке, его можно будет повторить.
          </Text>
          <RadioGroup<Choice>
            label="Почему"
            value={choice}
            onChange={setChoice}
            error={isSubmitted && choice === undefined ? REQUIRED : undefined}
            options={[
              ...USUAL.map((value) => ({ value, label: value })),
              { value: 'other', label: 'Другая причина' },
            ]}
          />
          {choice === 'other' && (
            <TextArea
              label="Напишите причину"
              required
              minRows={2}
              maxLength={REASON_MAX}
              value={ownReason}
              error={isSubmitted && ownReason.trim() === '' ? REQUIRED : undefined}
              onChange={(event) => setOwnReason(event.target.value)}
            />
          )}
          {problem && (
            <Notice tone="danger" title="Заказ не отменён">
              {problem}
            </Notice>
          )}
        </Stack>
      </form>
    </Modal>
  );
}
