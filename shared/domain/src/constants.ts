/** The business constants and limits of §9, each defined once. The suffix of a duration is its unit. */

export const SESSION_CHECK_MS = 60_000;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const AUTH_COOKIE_MAX_AGE_S = 1440;
export const SESSION_MAX_AGE_S = 86_400;
/** The prefix `auth` followed by the token prefix `_token.`. */
export const AUTH_COOKIE = 'auth._token.local';
/** During impersonation (§4) these cookies hold the token of the user's own session and the page to return to. */
export const MANAGER_TOKEN_COOKIE = 'auth._manager_token.local';
export const MANAGER_PAGE_COOKIE = 'auth._manager_page.local';
/** Seconds a client's clock may be off before the API answers with the error code `clock`. */
export const CLOCK_TOLERANCE_S = 300;

export const PAGE_SIZE = {
  news: 5,
  promotions: 4,
  deliveryAddresses: 10,
  finances: 10,
  notifications: 10,
  orders: 10,
  catalog: 20,
  productQuestions: 3,
} as const;

export const CATALOG_MENU_DEPTH = 4;
export const DEFAULT_SORT = 'status';
export const RECENT_PRODUCTS = 20;

export const SEARCH_DEBOUNCE_MS = 1000;
export const CITY_SEARCH_DEBOUNCE_MS = 1000;
export const BASKET_QUANTITY_DEBOUNCE_MS = 300;
/** Most rows of a basket or a template that one call may carry. */
export const BASKET_ROWS_MAX = 10_000;
export const LOADING_BAR_MS = 5000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const FEEDBACK_CLOSE_MS = 3000;
export const DETAIL_ERROR_MS = 2500;

export const SEARCH_MIN_LENGTH = 3;
export const COUNTER_MAX = 99;
export const COUNTERPARTY_NAME_MAX = 38;
export const PHONE_MIN_LENGTH = 16;
export const SMS_CODE_LENGTH = 4;
/** An SMS code is valid for 5 minutes and 5 attempts; a new one can be requested after a minute. */
export const SMS_CODE_MAX_AGE_S = 300;
export const SMS_CODE_ATTEMPTS = 5;
export const SMS_RESEND_S = 60;
export const PASSWORD_MIN_LENGTH = 6;
export const FALLBACK_QUANTITY = 1;

export const FOOTER_VERSION = '3.16';
export const FOOTER_YEAR = 2024;
export const LOCALE = 'ru-RU';
export const TIME_ZONE = 'Europe/Moscow';

/** Loading an area: after 2 s the previous release starts as well, after 5 s the panel appears (ARCHITECTURE.md). */
export const AREA_SLOW_MS = 2000;
export const AREA_GIVE_UP_MS = 5000;
