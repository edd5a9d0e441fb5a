interface ImpersonatedCall {
  /** A name without a subject: «Изменено количество в корзине». */
  readonly name: string;
  /** The customer's page that the call changes. */
  readonly page?: string;
}

const basket = (name: string): ImpersonatedCall => ({ name, page: '/basket/' });
const template = (name: string): ImpersonatedCall => ({ name, page: '/basket-templates/' });
const places = (name: string): ImpersonatedCall => ({ name, page: '/deliveryaddress/' });
const orders = (name: string): ImpersonatedCall => ({ name, page: '/orders/' });
const finances = (name: string): ImpersonatedCall => ({ name, page: '/finances/' });
const favourites = (name: string): ImpersonatedCall => ({ name, page: '/favourites/' });
const comparison = (name: string): ImpersonatedCall => ({ name, page: '/compare/' });
const company = (name: string): ImpersonatedCall => ({ name, page: '/mycompanies/' });
const notifications = (name: string): ImpersonatedCall => ({ name, page: '/notification/' });
const appeals = (name: string): ImpersonatedCall => ({ name, page: '/appeal/' });

/**
 * Names each write that may be made while impersonating a customer, by the method and path of its contract. A write
 * missing here fails a test (history.test.ts).
 */
export const impersonatedCalls: Readonly<Record<string, ImpersonatedCall>> = {
  'POST /api/basket/add/': basket('Товары добавлены в\u00a0корзину'),
  'POST /api/basket/list/add/': basket('Товары добавлены в\u00a0корзину списком'),
  'POST /api/basket/list/replace/': basket('Корзина заменена списком'),
  'POST /api/basket/list/update/': basket('Изменены количества в\u00a0корзине'),
  'POST /api/basket/update/': basket('Изменено количество в\u00a0корзине'),
  'POST /api/basket/remove/': basket('Товары убраны из\u00a0корзины'),
  'POST /api/basket/clear/': basket('Корзина очищена'),
  'POST /api/basket/removed/return/': basket('Товары возвращены в\u00a0корзину'),
  'POST /api/basket/removed/clear/': basket('Скрыты убранные из\u00a0корзины товары'),
  'POST /api/basket/export/': basket('Корзина выгружена в\u00a0файл'),
  'POST /api/order/copy/{id}/': basket('Заказ повторён в\u00a0корзине'),

  'POST /api/basket-template/': template('Создан шаблон корзины'),
  'POST /api/basket-template/{id}/': template('Изменён шаблон корзины'),
  'POST /api/basket-template/{id}/add/': template('Товары добавлены в\u00a0шаблон корзины'),
  'DELETE /api/basket-template/{id}/': template('Удалён шаблон корзины'),
  'POST /api/basket-template/{id}/restore/': template('Возвращён шаблон корзины'),
  'POST /api/basket-template/{id}/use/': basket('Шаблон положен в\u00a0корзину'),

  'DELETE /api/basket/parseFile/{code}/': { name: 'Удалён файл быстрого заказа', page: '/quickorder/' },
  'POST /api/basket/own-articles/': { name: 'Запомнены свои артикулы', page: '/quickorder/' },
  'DELETE /api/basket/own-articles/{id}/': { name: 'Удалён свой артикул', page: '/quickorder/' },

  'POST /api/order/add/': orders('Оформлен заказ'),
  'POST /api/order/cancel/{id}/': orders('Отменён заказ'),
  'POST /api/order/change/accept/{id}/': orders('Принято изменение заказа'),
  'POST /api/order/change/decline/{id}/': orders('Отклонено изменение заказа'),
  'POST /api/order/extend/{id}/': orders('Продлён резерв заказа'),
  'POST /api/order/export/': orders('Список заказов выгружен в\u00a0файл'),
  'POST /api/order/export/{id}/': orders('Заказ выгружен в\u00a0файл'),
  'POST /api/order/document/{id}/': orders('Открыт документ заказа'),
  'POST /api/order/documents/{id}/': orders('Скачаны документы заказа'),

  'POST /api/delivery-addresses/': places('Добавлен адрес доставки'),
  'POST /api/delivery-addresses/{id}/': places('Изменён адрес доставки'),
  'DELETE /api/delivery-addresses/{id}/': places('Удалён адрес доставки'),
  'POST /api/delivery-addresses/{id}/restore/': places('Возвращён адрес доставки'),
  'POST /api/consignee/': places('Сохранён грузополучатель'),
  'DELETE /api/consignee/{id}/': places('Удалён грузополучатель'),
  'POST /api/consignee/{id}/restore/': places('Возвращён грузополучатель'),

  'POST /api/profile/finance/act/': finances('Запрошен акт сверки'),
  'POST /api/profile/finance/act/{id}/': finances('Открыт акт сверки'),
  'POST /api/profile/finance/export/': finances('Финансы выгружены в\u00a0файл'),

  'POST /api/favorite/add/': favourites('Товар добавлен в\u00a0избранное'),
  'POST /api/favorite/remove/': favourites('Товар убран из\u00a0избранного'),
  'POST /api/favorite/clear/': favourites('Избранное очищено'),
  'POST /api/compare/add/': comparison('Товар добавлен в\u00a0сравнение'),
  'POST /api/compare/remove/': comparison('Товар убран из\u00a0сравнения'),
  'POST /api/compare/clear/': comparison('Сравнение очищено'),
  'POST /web/catalog-recently-viewed-products/': { name: 'Просмотрен товар' },
  'POST /api/catalog/arrival/{id}/': { name: 'Включено уведомление о\u00a0поступлении' },
  'DELETE /api/catalog/arrival/{id}/': { name: 'Отключено уведомление о\u00a0поступлении' },
  'POST /api/catalog/savedFilters/': { name: 'Сохранён фильтр каталога', page: '/catalog/' },
  'DELETE /api/catalog/savedFilters/{id}/': { name: 'Удалён фильтр каталога', page: '/catalog/' },
  'PUT /api/catalog/productsFAQ/addQuestion/{id}/': { name: 'Задан вопрос о\u00a0товаре' },
  'POST /api/getSectionsPriceList/': { name: 'Запрошен прайс-лист', page: '/price-lists/' },

  'POST /api/appeals/add/': appeals('Создано обращение'),
  'POST /api/appeals/attachment/': appeals('Приложен файл к\u00a0обращению'),
  'POST /api/appeals/attachment/{id}/': appeals('Открыт файл обращения'),
  'DELETE /api/appeals/attachment/{id}/': appeals('Убран файл из\u00a0обращения'),
  'POST /api/appeals/messageAdd/': appeals('Написано в\u00a0обращении'),
  'POST /api/appeals/setRating/': appeals('Оценено обращение'),
  'POST /api/appeals/setStatus/': appeals('Изменён статус обращения'),
  'POST /api/contragent/requestUpdate/': company('Запрошено изменение реквизитов'),
  'POST /api/contragent/updateUserAccessRights/': company('Изменены права'),
  'POST /api/salepoint/save/': company('Сохранена точка продаж'),
  'POST /api/contragent/{id}/': company('Выбрана другая компания'),
  'POST /api/session/end/': { name: 'Завершены сеансы' },
  'POST /api/profile/consents/': { name: 'Даны согласия' },
  'POST /api/profile/consents/withdraw/': { name: 'Отозвано согласие' },
  'POST /api/profile/data/erasure/': { name: 'Запрошено удаление данных' },
  'POST /api/profile/data/erasure/cancel/': { name: 'Отозван запрос об\u00a0удалении данных' },
  'POST /api/notifications/read/{id}/': notifications('Прочитано уведомление'),
  'POST /api/notifications/readAll/': notifications('Прочитаны все уведомления'),
  'POST /api/notifications/unread/': notifications('Уведомления снова не\u00a0прочитаны'),
  'POST /api/notifications/settings/': notifications('Настроены уведомления'),
  'POST /api/multidashboardcontrol/': { name: 'Настроена главная страница', page: '/' },
  'GET /web/geoIp/setUserCity/': { name: 'Выбран город' },
};
