import {
  CITY_SEARCH_DEBOUNCE_MS,
  DETAIL_ERROR_MS,
  FEEDBACK_CLOSE_MS,
  PHONE_MIN_LENGTH,
  RECENT_PRODUCTS,
  SEARCH_DEBOUNCE_MS,
} from './constants.ts';

/** Other tests import these constants, so this one spells their values out. */
it.each([
  ['the search asks after 1000 ms (§9.16)', SEARCH_DEBOUNCE_MS, 1000],
  ['the search for a city asks after 1000 ms (§9.17)', CITY_SEARCH_DEBOUNCE_MS, 1000],
  ['the feedback modal closes after 3000 ms (§4.35, §9.22)', FEEDBACK_CLOSE_MS, 3000],
  ['an error of the detail page stays 2500 ms (§4.53, §9.23)', DETAIL_ERROR_MS, 2500],
  ['a phone has 16 characters at least (§5.9, §9.26)', PHONE_MIN_LENGTH, 16],
  ['twenty products count as viewed recently (§9.35)', RECENT_PRODUCTS, 20],
])('%s', (_, value, expected) => {
  expect(value).toBe(expected);
});
