import { Fragment } from 'react';

interface MarkedNameProps {
  readonly name: string;
  /** From here to there, in order. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** A product's name with the words of the query marked; nothing in it is markup. */
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
