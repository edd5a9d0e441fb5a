import { Link, Text } from '@shop/ui';
import { lineName } from '../../common/line-name.ts';
import type { Line } from './placed-line.ts';

/** The product of a line, a link to it as long as it is sold, and its article. */
export function LineName({ line: { name, article, productCode } }: { readonly line: Line }) {
  return (
    <>
      {productCode === null ? (
        lineName(name)
      ) : (
        <Link to={`/detail/${encodeURIComponent(productCode)}/`} tone="default">
          {lineName(name)}
        </Link>
      )}
      <Text as="div" size="s" tone="subtle" numeric>
        {article}
      </Text>
    </>
  );
}
