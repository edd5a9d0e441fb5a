import type { ProductQuestion } from '@shop/contracts/catalog/product-questions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { QuestionRecord } from './product-questions.repository.ts';

/** Presents a question on the wire. Other companies read it, so the author is named «Ирина С.» and no more. */
export function presentQuestion(question: QuestionRecord, actor: Actor): ProductQuestion {
  const { id, text, askedAt, askedBy, answer, answeredAt } = question;
  return {
    id,
    text,
    author: shortName(question.askerName, question.askerLastName),
    askedAt: askedAt.toISOString(),
    isOwn: askedBy === actor.userId,
    answer:
      answer === null || answeredAt === null
        ? null
        : {
            text: answer,
            author: shortName(question.answererName ?? '', question.answererLastName ?? ''),
            answeredAt: answeredAt.toISOString(),
          },
  };
}

function shortName(name: string, lastName: string): string {
  const [initial] = lastName;
  return initial === undefined ? name : `${name} ${initial}.`;
}
