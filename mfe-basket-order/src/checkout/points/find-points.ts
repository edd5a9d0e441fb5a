import { comparable } from '@shop/domain/format/comparable';

/** More points than this get a search field. */
const AT_A_GLANCE = 8;

/** A place where goods are handed out. */
export interface Point {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  /** Empty if unknown. */
  readonly hours: string;
  /** For example «3 товара привезём с другого склада». */
  readonly note?: string;
  /** Latitude and longitude. */
  readonly coordinates: readonly [number, number] | null;
}

export function isSearchable(points: readonly Point[]): boolean {
  return points.length > AT_A_GLANCE;
}

/** Points whose title or address contain every word of the text, in any order. */
export function findPoints(points: readonly Point[], text: string): readonly Point[] {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  return points.filter(({ title, address }) => {
    const place = comparable(`${title} ${address}`);
    return words.every((word) => place.includes(word));
  });
}
