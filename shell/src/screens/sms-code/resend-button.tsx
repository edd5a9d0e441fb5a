import { Button } from '@shop/ui/core/button';
import { useEffect, useState } from 'react';

interface ResendButtonProps {
  /** From when on another code may be asked for, `performance.now()`. */
  readonly fromMs: number;
  readonly pending: boolean;
  readonly onResend: () => void;
}

/** Asks for another code; until it may, it counts the seconds, which no screen reader reads out by itself. */
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
