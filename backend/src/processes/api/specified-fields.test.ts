import { testShapes } from '../../../testing/test-shapes.ts';

/** The fields of §3 and the defaults of §9, by call; a row's title ends with the ids of the requirements it covers. */
testShapes('fields of the specification', [
  [
    'header data: the user with role, name and city (§3.3)',
    {
      calls: ['GET /api/header/'],
      answer: [
        'user.role',
        'user.roleName',
        'user.full_name',
        'user.city.id',
        'user.city.name',
        'user.city.region',
      ],
    },
  ],
  [
    'header data: counterparties by their wire names (§3.4)',
    {
      calls: ['GET /api/header/'],
      answer: ['contragents[].id', 'contragents[].uf_name', 'contragents[].uf_current_contragent'],
    },
  ],
  [
    'menu item: its fields (§3.7, §7.134)',
    {
      calls: ['GET /api/sidebar/'],
      answer: ['link', 'name', 'icon', 'group', 'notifications', 'counter', 'isMarked', 'isSoon'].map(
        (name) => `items[].${name}`,
      ),
    },
  ],
  [
    'search item: its fields below data.items (§3.8, §7.99)',
    {
      calls: ['POST /api/searchHeader/'],
      body: ['query'],
      answer: ['items[].id', 'items[].title', 'items[].url'],
    },
  ],
  [
    'city: its fields (§3.10, §7.132)',
    {
      calls: ['GET /web/geoIp/getCityByName/'],
      query: { name: '' },
      answer: ['[].id', '[].name', '[].region', '[].isSelected'],
    },
  ],
  [
    'counterparty: its fields (§3.13)',
    { calls: ['GET /api/contragent/'], answer: ['items[].id', 'items[].uf_name'] },
  ],
  [
    'user edited by a manager: its fields (§3.14, §7.49)',
    {
      calls: ['POST /api/manager/changeUserSendForm/'],
      body: [
        'user_id',
        'name',
        'last_name',
        'second_name',
        'personal_phone',
        'work_position',
        'active',
        'role',
      ],
    },
  ],
  [
    'reassigned orders: whose, and whose from now on (§3.15, §7.50)',
    { calls: ['POST /api/manager/reassignOrdersSendForm/'], body: ['user_id', 'new_user_id'] },
  ],
  [
    'basket template: its fields (§3.16, §7.84)',
    { calls: ['POST /api/basket-template/'], body: ['name', 'description', 'products'] },
  ],
  [
    'payment history filter: its fields (§3.17, §7.112, §9.9)',
    {
      calls: ['GET /web/profile/finance/history/'],
      query: { page: 1, pageSize: 10, contragent: null, filterDateFrom: null, filterDateTo: null },
    },
  ],
  [
    'act request: its fields (§3.18, §7.117)',
    {
      calls: ['POST /api/profile/finance/act/'],
      body: ['contragent', 'contractorNumber', 'periodFrom', 'periodTo'],
    },
  ],
  [
    'listing parameters: page, size, navigation and sort (§3.19, §7.56, §9.12, §9.15)',
    {
      calls: ['GET /web/catalog/{code}'],
      query: { PAGEN_1: 1, page_size: 20, nav_num: 1, sort_by: 'status' },
    },
  ],
  [
    'search parameters: query, count and ids (§3.20, §7.100, §9.12)',
    {
      calls: ['GET /web/search/{code}'],
      query: { QUERY: null, PAGEN_1: 1, ELEMENT_COUNT: 20, nav_num: 1, ID: null },
    },
  ],
  ['search sorts by fit (§7.101)', { calls: ['GET /web/search/{code}'], query: { sort_by: 'fit' } }],
  [
    'questions of a product: page and size (§3.22, §7.64, §9.13)',
    { calls: ['GET /api/catalog/productsFAQ/getQuestions/{id}/'], query: { page: 1, page_size: 3 } },
  ],
  [
    'checkout: the shipment (§3.23, §7.104)',
    { calls: ['GET /web/orderCheckout/'], query: { shipment: 'send-all' } },
  ],
  [
    'dashboard: the control (§3.24, §7.138)',
    { calls: ['POST /api/multidashboardcontrol/'], body: ['control'] },
  ],
  [
    'order: the delivery data (§3.25, §7.105)',
    {
      calls: ['POST /api/order/add/'],
      body: [
        'contragent',
        'deliveryType',
        'address',
        'transportCompany',
        'consignee',
        'comment',
        'date',
        'shipment',
        'paySystem',
        'pickupStore',
      ],
    },
  ],
  [
    'order list filter: its fields (§3.26, §7.106, §9.11)',
    {
      calls: ['GET /web/profile/orders/'],
      query: {
        page: 1,
        page_size: 10,
        status: null,
        filterDateFrom: null,
        filterDateTo: null,
        orderType: null,
        contragent: null,
        st: null,
      },
    },
  ],
  [
    'basket: its answer (§3.29, §7.94)',
    {
      calls: ['GET /web/basket/products/'],
      answer: [
        'info',
        'grid.row[]',
        'noProductsAddToOrder',
        'canBuyUnavailable',
        'contragentDiscountPercent',
      ],
    },
  ],
  [
    'basket row: its fields (§3.32)',
    {
      calls: ['GET /web/basket/products/'],
      answer: [
        'id',
        'product_id',
        'name',
        'article',
        'isInStock',
        'basketQuantity',
        'minOrderCount',
        'totalPrice',
      ].map((name) => `grid.row[].${name}`),
    },
  ],
  [
    'catalogue product: its fields (§3.34)',
    {
      calls: ['GET /web/catalog/{code}'],
      answer: [
        'id',
        'name',
        'article',
        'previewPicture',
        'prices',
        'offers',
        'inBasket',
        'checked',
        'measure.measureBase',
        'measure.measureCustom',
        'stockStatus.isInStock',
      ].map((name) => `products.items[].${name}`),
    },
  ],
  [
    'catalogue answer: its parts (§3.35, §7.141)',
    {
      calls: ['GET /web/catalog/{code}'],
      answer: ['products.items', 'pageNavigation', 'filter', 'sort', 'breadcrumbs', 'sections', 'tags'],
    },
  ],
  [
    'price list: its sections (§3.39, §7.72)',
    { calls: ['GET /web/price-lists/sections/'], answer: ['sectionsForPriceList[].name'] },
  ],
  [
    'filter: its properties and counts (§3.44)',
    {
      calls: ['GET /web/filter/'],
      answer: [
        'items.props[].values[].controlName',
        'items.props[].values[].checked',
        'elementCount',
        'setFilterUrlParam',
      ],
    },
  ],
  [
    'analogs, accessories and consumables: items and pages (§3.47, §7.62)',
    {
      calls: ['similar-products', 'accessories', 'consumables'].map(
        (kind) => `GET /web/catalog-element/${kind}/`,
      ),
      answer: ['items[].basketAdd', 'pageNavigation.pageNumber'],
    },
  ],
  [
    'favourites: items, pages and sort (§3.50, §7.67)',
    {
      calls: ['GET /web/favorite/'],
      answer: ['items[].id', 'items[].inBasket', 'items[].checked', 'pageNavigation', 'sort'],
    },
  ],
  [
    'appeals: items and navigation (§3.51, §7.124, §7.130)',
    { calls: ['GET /web/appeals/'], answer: ['items[].id', 'navigation.pageNumber'] },
  ],
]);
