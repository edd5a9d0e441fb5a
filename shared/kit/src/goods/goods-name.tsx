import { Link } from '@shop/ui/core/link';
import { Text, type TextLook } from '@shop/ui/core/text';

interface GoodsLinkProps {
  readonly name: string;
  /** The code of the product, which the name links to; null for one that is no longer sold. */
  readonly productCode: string | null;
  /** The tone of a name without a link. */
  readonly tone?: TextLook['tone'];
}

/** The name of a product, which links to its page as long as it is sold. */
export function GoodsLink({ name, productCode, tone }: GoodsLinkProps) {
  const text = withUnbrokenNumbers(name);
  if (productCode === null) return tone ? <Text tone={tone}>{text}</Text> : text;
  return (
    <Link to={`/detail/${encodeURIComponent(productCode)}/`} tone="default">
      {text}
    </Link>
  );
}

interface ArticleTextProps {
  readonly article: string;
  /** «Размер» → «52», shown after the article. */
  readonly variant?: Readonly<Record<string, string>>;
  readonly as?: 'span' | 'div';
}

/** The article of a row with the chosen variant: «КП-10 · размер 9». */
export function ArticleText({ article, variant = {}, as = 'span' }: ArticleTextProps) {
  return (
    <Text as={as} size="s" tone="subtle" numeric>
      {[article, ...Object.entries(variant).map(([axis, value]) => `${axis}\u00a0${value}`)].join(' · ')}
    </Text>
  );
}

/** Names a row of goods: the linked name of the product, and its article below it or `inline` after it. */
export function GoodsName({
  inline,
  ...goods
}: GoodsLinkProps & ArticleTextProps & { readonly inline?: boolean }) {
  return (
    <>
      <GoodsLink {...goods} />
      {inline && ' '}
      <ArticleText {...goods} as={inline ? 'span' : 'div'} />
    </>
  );
}

/** Keeps the numbers in a name on the line of their words: «размер 39» never breaks. */
export function withUnbrokenNumbers(name: string): string {
  return name.replace(/ (?=\d)/g, '\u00a0');
}
