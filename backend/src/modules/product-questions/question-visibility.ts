import type { ExpressionBuilder } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Which questions somebody sees: a manager all of them, a customer the answered ones and their own. */
export function isShownTo(actor: ActingUser) {
  return (question: ExpressionBuilder<Schema, 'product_questions'>) =>
    actor.role === 'MANAGER'
      ? question.lit(true)
      : question.or([
          question('product_questions.answer', 'is not', null),
          question('product_questions.asked_by', '=', actor.userId),
        ]);
}
