import { Button } from '@shop/ui/core/button';
import { useEffect, useState } from 'react';

interface ResendButtonProps {
  /** When another code may be requested, by `performance.now()`. */
  readonly fromMs: number;
  readonly pending: boolean;
  readonly onResend: () => void;
}

/** Requests another code. Until that is allowed it counts down, without announcing each second to screen readers. */
export function ResendButton({ fromMs, pending, onResend }: ResendButtonProps) {
  const seconds = useSecondsUntil(fromMs);
  const isWaiting = seconds > 0;
  return (
    <Button
      variant="quiet"
      pending={pending}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onResend}
    >
      {isWaiting ? `Новый код через ${clock(seconds)}` : 'Отправить код ещё раз'}
    </Button>
  );
}

function useSecondsUntil(fromMs: number): number {
  const left = () => Math.max(0, Math.ceil((fromMs - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((fromMs - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [fromMs]);
  return seconds;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
