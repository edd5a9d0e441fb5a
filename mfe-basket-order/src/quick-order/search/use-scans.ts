import { useEffect, useRef, useState } from 'react';
import type { LineList } from '../result/line-list.ts';
import { useLines } from '../result/use-lines.ts';
import { describeScan, scan } from './scan.ts';

export interface ScanOutcome {
  readonly text: string;
  readonly isFound: boolean;
  /** The same words again are another message. */
  readonly number: number;
}

/** Takes codes, and says of each what has become of it once that is known. */
export function useScans(list: LineList, onUnknown: () => void) {
  const { lines } = useLines(list);
  const waiting = useRef(new Set<string>());
  const [outcome, setOutcome] = useState<ScanOutcome>();

  useEffect(() => {
    const described = [...waiting.current].flatMap((code) => {
      const line = lines.findLast(
        ({ fate, requested, source }) =>
          fate === 'open' && [requested.article, source.article].some((one) => one.toLowerCase() === code),
      );
      const words = line && describeScan(line, lines);
      if (!words) return [];
      waiting.current.delete(code);
      return [words];
    });
    if (described.length === 0) return;
    if (described.some(({ isFound }) => !isFound)) onUnknown();
    setOutcome((last) => ({
      text: described.map(({ text }) => text).join('. '),
      isFound: described.every(({ isFound }) => isFound),
      number: (last?.number ?? 0) + 1,
    }));
  }, [lines, onUnknown]);

  function addScan(code: string, quantity: string) {
    const article = code.trim();
    if (article === '') return;
    scan(list, article, quantity);
    waiting.current.add(article.toLowerCase());
  }

  return { addScan, outcome };
}
