import { Fragment } from 'react';

interface MarkedNameProps {
  readonly name: string;
  /** Start and end of each match, in order. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** A product's name with the matches of the query marked; the name itself is plain text. */
export function MarkedName({ name, ranges }: MarkedNameProps) {
  const ends = [0, ...ranges.map(([, to]) => to)];
  return (
    <span>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {name.slice(ends[at], from)}
          <mark>{name.slice(from, to)}</mark>
        </Fragment>
      ))}
      {name.slice(ends.at(-1))}
    </span>
  );
}
