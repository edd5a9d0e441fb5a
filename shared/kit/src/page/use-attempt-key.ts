import { newIdempotencyKey } from '@shop/platform/http';
import { useRef } from 'react';

/** The Idempotency-Key of what is sent: the same for each try with the same content, so that a lost answer doubles nothing. */
export function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
