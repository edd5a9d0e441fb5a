import type { ExpressionBuilder } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Selects the questions an actor sees: a manager sees all of them, a customer the answered ones and their own. */
export function isShownTo(actor: Actor) {
  return (question: ExpressionBuilder<Schema, 'product_questions'>) =>
    actor.role === 'MANAGER'
      ? question.lit(true)
      : question.or([
          question('product_questions.answer', 'is not', null),
          question('product_questions.asked_by', '=', actor.userId),
        ]);
}
