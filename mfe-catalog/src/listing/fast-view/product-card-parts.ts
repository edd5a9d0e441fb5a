import { color, duration, font, media, radius, space, text } from '@shop/ui/theme';
import styled from 'styled-components';

/**
 * The list is a container named after its view. From this width cards stand side by side, and rows of a list
 * have a column for prices and buttons; below it both are rows with a small picture.
 */
export const asCards = '@container cards (min-width: 520px)';
const asList = '@container list (min-width: 520px)';

/**
 * Subgrid aligns names, prices and buttons of the cards in a line, however long a name is. The gap between
 * lines is a margin, because a row gap would also separate the rows within a card.
 */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: calc(-1 * ${space[3]});
  ${asCards} {
    grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
    column-gap: ${space[3]};
  }
  @container cards (min-width: 960px) {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'picture meta toggles' auto
    'picture name name' auto
    'picture stock stock' auto
    'picture price price' 1fr
    'choice choice choice' auto
    'action action action' auto
    / 96px minmax(0, 1fr) 56px;
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
  ${media.coarse} {
    grid-template-columns: 96px minmax(0, 1fr) 88px;
  }
  ${asList} {
    grid-template:
      'picture meta toggles' auto
      'picture name price' auto
      'picture stock price' auto
      'picture choice action' 1fr
      / 132px minmax(0, 1fr) minmax(0, 240px);
    column-gap: ${space[4]};
  }
  ${asCards} {
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
  a {
    display: block;
  }
  ${asCards} {
    margin-block-end: ${space[3]};
  }
`;

export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 28px;
  ${text.xs}
  ${font.tabular}
  color: ${color.textSubtle};
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* In a narrow row only the article fits beside the toggles. */
  span + span {
    display: none;
  }
  ${media.coarse} {
    min-block-size: 44px;
  }
  ${asList} {
    span + span {
      display: inline;
    }
  }
  ${asCards} {
    min-block-size: 16px;
    span + span {
      display: inline;
    }
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
  ${asCards} {
    min-block-size: 40px;
  }
`;

export const Stock = styled.div`
  grid-area: stock;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
  min-block-size: 20px;
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
