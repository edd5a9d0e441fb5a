/** §5, word for word. */
export const REQUIRED = 'Это поле обязательно для заполнения';
