import { type Envelope, envelope } from '@shop/contracts/platform/envelope';
import * as v from 'valibot';
import { ApiRefusal, NoAnswer, UnexpectedAnswer } from './errors.ts';

/** Reads the frame of an answer (§8); undefined when it is none. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The envelope of an answer that holds no error.
 *
 * @throws ApiRefusal for one that does; for what is no envelope NoAnswer when a gateway wrote it, else UnexpectedAnswer.
 */
export function openEnvelope(
  text: string,
  { request, response: { status } }: { request: Request; response: Response },
): Envelope {
  const answer = readEnvelope(text);
  if (answer?.status === 'error') throw new ApiRefusal(status, answer.errors ?? [], answer.requestId);
  if (answer) return answer;
  if (status >= 502 && status <= 504) throw new NoAnswer(new Error(`HTTP ${status}`));
  throw new UnexpectedAnswer(new URL(request.url).pathname, `HTTP ${status} without an envelope`);
}
