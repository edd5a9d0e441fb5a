/** Said when a part of the page that comes later has not come. */
export const PART_FAILED = 'Не удалось загрузить эту часть сайта. Проверьте соединение и попробуйте ещё раз.';
