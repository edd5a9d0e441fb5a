import { createContext, Fragment, use } from 'react';
import { rangesIn } from './word-search.ts';

/** Search words: `MarkedText` below highlights them. */
export const SearchWords = createContext<readonly string[]>([]);

/** A text with matches of the search words highlighted. */
export function MarkedText({ text }: { text: string }) {
  const ranges = rangesIn(text, use(SearchWords));
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
