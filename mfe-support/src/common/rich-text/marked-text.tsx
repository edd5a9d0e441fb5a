import { createContext, Fragment, use } from 'react';
import { rangesIn } from './find-words.ts';

/** Words that are looked for: whatever stands below is drawn with them marked. */
export const SoughtWords = createContext<readonly string[]>([]);

/** A text with the beginnings of the sought words marked. */
export function MarkedText({ text }: { text: string }) {
  const ranges = rangesIn(text, use(SoughtWords));
  if (ranges.length === 0) return text;
  const ends = [0, ...ranges.map(([, to]) => to)];
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ends[at], from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
