import { color, duration, font, media, radius, space, text } from '@shop/shared/theme';
import styled from 'styled-components';

/** Width of the list from which cards stand side by side; below it each is a row with a small picture. */
const CARDS_FROM = '(min-width: 520px)';

/**
 * Rows of the cards of one line are shared (subgrid), so names, prices and buttons stand at one height however long
 * a name is. The gap between lines is a margin, since a row gap would also part the rows within a card.
 */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: -${space[3]};
  @container ${CARDS_FROM} {
    grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
    column-gap: ${space[3]};
  }
  @container (min-width: 960px) {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'picture meta' auto
    'picture name' auto
    'picture stock' auto
    'picture price' 1fr
    'choice choice' auto
    'action action' auto
    / 96px minmax(0, 1fr);
  column-gap: ${space[3]};
  margin-block-end: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  transition: border-color ${duration.fast};
  ${media.hover} {
    &:hover {
      border-color: ${color.control};
    }
  }
  @container ${CARDS_FROM} {
    grid-template-areas: 'picture' 'meta' 'name' 'stock' 'choice' 'price' 'action';
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 7;
    row-gap: 0;
  }
`;

export const CardPicture = styled.div`
  grid-area: picture;
  align-self: start;
  @container ${CARDS_FROM} {
    margin-block-end: ${space[3]};
  }
  a {
    display: block;
  }
`;

export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 16px;
  ${text.xs}
  ${font.tabular}
  color: ${color.textSubtle};
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Name = styled.h3`
  grid-area: name;
  margin-block: 2px ${space[1]};
  ${text.m}
  font-weight: ${font.medium};
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  @container ${CARDS_FROM} {
    min-block-size: 40px;
  }
`;

export const Stock = styled.div`
  grid-area: stock;
  min-block-size: 18px;
`;

export const Choice = styled.div`
  grid-area: choice;
  &:not(:empty) {
    padding-block-start: ${space[2]};
  }
`;

export const Price = styled.div`
  grid-area: price;
  display: grid;
  align-content: start;
  &:not(:empty) {
    padding-block-start: ${space[2]};
  }
`;

export const Action = styled.div`
  grid-area: action;
  align-self: end;
  &:not(:empty) {
    padding-block-start: ${space[3]};
  }
`;
