import type { getReassignForm } from '@shop/contracts/manager/manager-users';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { Button, Row, Stack, Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useLateFocus } from '../common/use-late-focus.ts';
import { MovedOrders } from './moved-orders.tsx';
import { moveOrders } from './reassign-orders.mutation.ts';

interface ReassignFormProps {
  readonly shown: CallAnswer<typeof getReassignForm>;
  readonly onSending: (isSending: boolean) => void;
  readonly onClose: () => void;
}

/** Chooses who gets the orders and moves all of them in one transaction. */
export function ReassignForm({ shown, onSending, onClose }: ReassignFormProps) {
  const { user, orderCount, openCount, orders, candidates } = shown;
  const [newUserId, setNewUserId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useLateFocus();
  const chosen = candidates.find(({ id }) => String(id) === newUserId);
  const canHaveAll = candidates.some((one) => one.orderCount === orderCount);

  async function handleMove() {
    if (!chosen) return setProblem('Выберите, кому передать заказы');
    setBusy(true);
    onSending(true);
    try {
      const moved = await moveOrders(user.id, chosen.id);
      toast.success(
        `Передано: ${countOf(moved, 'заказ', 'заказа', 'заказов')}. Теперь их\u00a0ведёт ${chosen.name}.`,
      );
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
      onSending(false);
    }
  }
  if (orderCount === 0)
    return (
      <Stack ref={box} gap={4} align="start">
        <Text as="p">Заказов, которые можно передать, нет.</Text>
        <Button onClick={onClose}>Закрыть</Button>
      </Stack>
    );
  return (
    <Stack ref={box} gap={4}>
      <Text as="p">
        {`Перейдут ${countOf(orderCount, 'заказ', 'заказа', 'заказов')}, из\u00a0них открытых: ${openCount}. Суммы, статусы и\u00a0документы не\u00a0изменятся.`}
      </Text>
      <MovedOrders orders={orders} orderCount={orderCount} />
      {candidates.length === 0 ? (
        <Notice tone="warning">
          Передать некому: в{'\u00a0'}этих компаниях нет других работающих сотрудников. Добавьте сотрудника в
          {'\u00a0'}карточке компании.
        </Notice>
      ) : (
        <>
          {!canHaveAll && (
            <Notice tone="warning">
              Никто не{'\u00a0'}работает во{'\u00a0'}всех компаниях этих заказов. Добавьте кого-нибудь в
              {'\u00a0'}недостающие компании и{'\u00a0'}повторите.
            </Notice>
          )}
          <Candidates
            // Disabled radios cannot be scrolled to by keyboard.
            tabIndex={canHaveAll ? undefined : 0}
          >
            <RadioGroup
              label="Кому передать"
              variant="cards"
              value={newUserId}
              error={problem}
              options={candidates.map((one) => ({
                value: String(one.id),
                label: one.name,
                hint:
                  one.orderCount < orderCount
                    ? `${one.email}. Может получить только ${one.orderCount} из\u00a0${orderCount}: в\u00a0остальных компаниях не\u00a0работает`
                    : one.email,
                aside: one.orderCount === orderCount ? 'все' : `${one.orderCount} из\u00a0${orderCount}`,
                disabled: one.orderCount < orderCount,
              }))}
              onChange={(id) => {
                setNewUserId(id);
                setProblem(undefined);
              }}
            />
          </Candidates>
        </>
      )}
      <Row gap={2}>
        <Button variant="primary" pending={busy} disabled={!canHaveAll} onClick={() => void handleMove()}>
          {`Передать ${countOf(orderCount, 'заказ', 'заказа', 'заказов')}`}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          Отмена
        </Button>
      </Row>
    </Stack>
  );
}

const Candidates = styled.div`
  max-block-size: 280px;
  padding: ${space[1]};
  margin: calc(-1 * ${space[1]});
  overflow-y: auto;
  overscroll-behavior: contain;
`;
