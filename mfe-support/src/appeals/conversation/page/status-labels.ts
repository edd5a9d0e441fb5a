import type { AppealSide, AppealStatus } from '@shop/contracts/support/appeal-rules';

/** The label of the button that changes status `before` to `status`. */
export function labelOf(side: AppealSide, before: AppealStatus, status: AppealStatus): string {
  const isReopening = (before === 'solved' || before === 'closed') && status === 'in-progress';
  if (side === 'customer') return isReopening ? 'Вопрос не решён — открыть заново' : 'Вопрос решён';
  return isReopening ? 'Открыть заново' : labels[status];
}

/** The toast after the change. */
export function outcomeOf(before: AppealStatus, status: AppealStatus): string {
  const isReopening = (before === 'solved' || before === 'closed') && status === 'in-progress';
  return isReopening ? 'Обращение открыто заново' : outcomes[status];
}

const labels: Readonly<Record<AppealStatus, string>> = {
  new: 'Вернуть в новые',
  'in-progress': 'Взять в работу',
  waiting: 'Ждём ответа',
  solved: 'Решено',
  closed: 'Закрыть',
};

const outcomes: Readonly<Record<AppealStatus, string>> = {
  new: 'Обращение снова новое',
  'in-progress': 'Обращение в\u00a0работе',
  waiting: 'Обращение ожидает ответа',
  solved: 'Обращение отмечено решённым',
  closed: 'Обращение закрыто',
};
