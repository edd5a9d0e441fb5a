import { comparable } from '@shop/domain/format/comparable';

/** Up to so many points are seen at a glance. */
const AT_A_GLANCE = 8;

/** A place where goods are handed out. */
export interface Point {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  /** Working hours; empty where they are not known. */
  readonly hours: string;
  /** What else there is to know: «3 товара привезём с другого склада». */
  readonly note?: string;
  /** Latitude, longitude. */
  readonly coordinates: readonly [number, number] | null;
}

/** Whether the list is too long to be read without a search. */
export function isSearchable(points: readonly Point[]): boolean {
  return points.length > AT_A_GLANCE;
}

/** Points whose title or address hold every word of the text, in whatever order they are typed. */
export function findPoints(points: readonly Point[], text: string): readonly Point[] {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  return points.filter(({ title, address }) => {
    const place = comparable(`${title} ${address}`);
    return words.every((word) => place.includes(word));
  });
}
