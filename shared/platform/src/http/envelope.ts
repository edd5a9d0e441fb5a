import { type Envelope, envelope } from '@shop/contracts/platform/envelope';
import * as v from 'valibot';
import { ApiRefusal, NoAnswer, UnexpectedAnswer } from './errors.ts';

/** Parses the frame of an answer (§8); undefined if the text is not an envelope. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns an envelope without errors.
 *
 * @throws ApiRefusal for an envelope with errors; for anything else NoAnswer if a gateway wrote it, otherwise
 * UnexpectedAnswer.
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
