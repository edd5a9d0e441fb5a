import { IconButton, Link, Text } from '@shop/ui';
import { CloseIcon } from '@shop/ui/parts/icons';
import { Picture } from '@shop/ui/parts/picture';
import { font, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { FavouriteToggle } from '../common/lists/favourite-toggle.tsx';
import type { ComparedProduct } from './compare.queries.ts';
import { HeadCell } from './compare-layout.ts';

interface ProductHeadProps {
  readonly product: ComparedProduct;
  /** The product is being removed. */
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** The head of a column: the product, with buttons to favour and to remove it. */
export function ProductHead({ product, isRemoving, onRemove }: ProductHeadProps) {
  const { id, name, article, previewPicture } = product;
  return (
    <HeadCell scope="col" aria-label={name}>
      <Tools data-screen-only>
        <FavouriteToggle productId={id} name={name} />
        <IconButton
          label={`Убрать из сравнения: ${name}`}
          title="Убрать из сравнения"
          icon={<CloseIcon />}
          pending={isRemoving}
          onClick={onRemove}
        />
      </Tools>
      <Picture src={previewPicture} alt="" ratio="3 / 2" eager />
      <Name>
        <Link to={`/detail/${encodeURIComponent(product.code)}/`} tone="default">
          {name}
        </Link>
      </Name>
      <Text size="xs" tone="subtle" numeric>
        {article}
      </Text>
    </HeadCell>
  );
}

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-end: ${space[1]};
`;

const Name = styled.div`
  margin-block: ${space[2]} ${space[1]};
  ${text.m}
  font-weight: ${font.medium};
`;
