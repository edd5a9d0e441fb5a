import { useQuery } from '@shop/platform/query';
import { color, media, radius, text } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { usePart } from '../common/use-part.ts';
import { replacementsQuery } from './replacements.queries.ts';

interface ReplacementsProps {
  readonly productId: number;
  readonly productName: string;
}

const load = () => import(/* webpackChunkName: "replacements" */ './replacements-drawer.tsx');

/** Offers what can be bought instead of a product that is out of stock; nothing where there is nothing. */
export function Replacements({ productId, productName }: ReplacementsProps) {
  const { data: analogs = [] } = useQuery(replacementsQuery(productId));
  const [isOpen, setIsOpen] = useState(false);
  const [part, want] = usePart(load);
  if (analogs.length === 0) return null;
  return (
    <>
      <Offer
        type="button"
        aria-haspopup="dialog"
        aria-label={`Чем заменить: ${productName}`}
        onClick={() => {
          want();
          setIsOpen(true);
        }}
      >
        Чем заменить
      </Offer>
      {isOpen && part && (
        <part.ReplacementsDrawer {...{ productId, productName, analogs }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const Offer = styled.button`
  position: relative;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.accentText};
  ${text.s}
  text-decoration: underline;
  text-decoration-style: dotted;
  text-underline-offset: 3px;
  ${media.hover} {
    &:hover {
      text-decoration-style: solid;
    }
  }
  /* A finger hits what lies around it too, and the row keeps its height. */
  ${media.coarse} {
    &::after {
      content: '';
      position: absolute;
      inset: -10px -8px;
    }
  }
`;
