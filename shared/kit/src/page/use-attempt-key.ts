import { newIdempotencyKey } from '@shop/platform/http';
import { useRef } from 'react';

/**
 * Returns the Idempotency-Key for a body: every attempt with the same content has the same key, so a lost answer
 * duplicates nothing.
 */
export function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
