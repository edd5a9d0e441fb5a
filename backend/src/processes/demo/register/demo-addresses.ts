import type { AddressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import { comparable } from '@shop/domain/format/comparable';
import { demoCities, demoStreets } from './demo-places.ts';

const MAX_SUGGESTIONS = 10;
/** No address has more words; a longer query is not an address. */
const MAX_WORDS = 15;
const METRES_BETWEEN_HOUSES = 15;
const METRES_OF_DEGREE = 111_320;

interface Place {
  /** In DaData's notation: «Московская обл, г Химки, Ленинградское ш». */
  readonly value: string;
  readonly words: readonly string[];
  readonly city: string;
  readonly cityWords: readonly string[];
  /** Null for a city as a whole. */
  readonly street: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** Words for the kind of place, which some people write and others do not. */
const kinds = new Set(
  (
    'г город обл область край респ республика ул улица пр кт проспект пркт ш шоссе пер переулок б р бул бульвар пл площадь ' +
    'наб набережная проезд тракт аллея д дом вл владение стр строение к корп корпус автономный округ ао'
  ).split(' '),
);

/**
 * Suggests addresses as DaData does, from the shop's cities and some streets of each: a city with its first streets, a
 * fully typed street with its first houses, and houses once their number begins. Houses and coordinates are made up.
 */
export function demoAddressRegister(): (search: string) => readonly AddressSuggestion[] {
  const places = demoCities.trim().split('\n').flatMap(placesOfCity);
  return (search) => {
    const typed = namesIn(search);
    if (typed.length === 0 || typed.length > MAX_WORDS) return [];
    return places
      .flatMap((place) => {
        const rest = leftOver(typed, place.words);
        return rest === null ? [] : [{ place, rest, rank: rankOf(place, typed) }];
      })
      .toSorted((one, other) => one.rank - other.rank)
      .flatMap(({ place, rest }) => suggestionsOf(place, rest, search))
      .slice(0, MAX_SUGGESTIONS);
  };
}

function placesOfCity(line: string): Place[] {
  const [city = '', region = '', latitudeText, longitudeText, own = ''] = line.split('|');
  const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
  const cityValue = [region, `г ${city}`].filter(Boolean).join(', ');
  const cityWords = namesIn(cityValue);
  const whole = { value: cityValue, words: cityWords, city, cityWords, street: null, latitude, longitude };
  const streets = new Set([own, demoStreets].flatMap((list) => list.split(', ').filter(Boolean)));
  return [
    whole,
    ...[...streets].map((street) => {
      const value = `${cityValue}, ${street}`;
      const hash = hashOf(value);
      return {
        ...whole,
        value,
        words: namesIn(value),
        street,
        latitude: latitude + metresInDegrees(((hash % 97) - 48) * 90),
        longitude:
          longitude + metresInDegrees(((hash % 89) - 44) * 90) / Math.cos((latitude * Math.PI) / 180),
      };
    }),
  ];
}

/** Typed words that are not words of the place: a house number at most. Null if they name another place. */
function leftOver(typed: readonly string[], words: readonly string[]): readonly string[] | null {
  const free = [...words];
  const rest = typed.filter((word) => {
    const whole = free.indexOf(word);
    const index = whole >= 0 ? whole : free.findIndex((one) => one.startsWith(word));
    if (index >= 0) free.splice(index, 1);
    return index < 0;
  });
  return rest.length <= 2 && rest.every((word) => /^\d/.test(word)) ? rest : null;
}

/**
 * Ranks places whose name starts with the query first, then those named together with their region, then those whose
 * street matches; larger cities come first.
 */
function rankOf({ city, cityWords, street }: Place, typed: readonly string[]): number {
  const [first = ''] = typed;
  if (comparable(city).startsWith(first)) return street === null ? 0 : 1;
  if (leftOver(typed, cityWords)?.length === 0) return street === null ? 2 : 3;
  return street !== null && wordsOf(street).some((word) => word.startsWith(first)) ? 4 : 5;
}

function suggestionsOf(place: Place, rest: readonly string[], search: string): AddressSuggestion[] {
  const { value, city, street } = place;
  const itself = { value, data: { city, house: null, geo_lat: null, geo_lon: null } };
  if (street === null) return rest.length === 0 ? [itself] : [];
  const [number, building] = rest;
  if (number !== undefined) {
    const houses = numbersOf(place).filter((house) => String(house).startsWith(digitsOf(number)));
    return houses.map((house) => houseOf(place, house, number, building, search));
  }
  const isWritten = namesIn(search).toSorted().join(' ') === place.words.toSorted().join(' ');
  return isWritten ? [itself, ...numbersOf(place).map((house) => houseOf(place, house))] : [itself];
}

/** A letter or building is accepted as typed, at the house it follows. */
function houseOf(place: Place, house: number, number = '', building = '', search = ''): AddressSuggestion {
  const isTyped = digitsOf(number) === String(house);
  const letter = isTyped ? number.slice(String(house).length).toUpperCase() : '';
  const kind = /(?:^|[\s,])(?:к|корп|корпус)[\s.]/i.test(search) ? 'к' : 'стр';
  const part = isTyped && building ? `, ${kind} ${building}` : '';
  const along = metresInDegrees(house * METRES_BETWEEN_HOUSES) / (hashOf(place.value) % 2 ? 1 : -1);
  return {
    value: `${place.value}, д ${house}${letter}${part}`,
    data: {
      city: place.city,
      house: `${house}${letter}`,
      geo_lat: (place.latitude + along / 2).toFixed(6),
      geo_lon: (place.longitude + along).toFixed(6),
    },
  };
}

function numbersOf({ value }: Place): readonly number[] {
  return Array.from({ length: 30 + (hashOf(value) % 120) }, (_, index) => index + 1);
}

function digitsOf(number: string): string {
  return /^\d+/.exec(number)?.[0] ?? '';
}

function wordsOf(text: string): string[] {
  return comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function namesIn(text: string): string[] {
  return wordsOf(text).filter((word) => !kinds.has(word));
}

function metresInDegrees(metres: number): number {
  return metres / METRES_OF_DEGREE;
}

/** A stable hash: a street has the same coordinates after every start. */
function hashOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}
