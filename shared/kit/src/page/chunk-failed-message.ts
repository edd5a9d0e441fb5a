/** Shown when the code behind a button has failed to load. */
export const CHUNK_FAILED =
  'Не удалось загрузить эту часть сайта. Проверьте соединение и попробуйте ещё раз.';
