/** Said when the code behind a button has not come. */
export const PART_FAILED = 'Не удалось загрузить эту часть сайта. Проверьте соединение и попробуйте ещё раз.';
